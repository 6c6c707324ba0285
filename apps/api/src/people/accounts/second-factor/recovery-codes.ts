import { randomInt } from 'node:crypto'

/** Leaves out letters and digits that are mistaken for one another. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const codeCount = 10
const groups = 4
const groupLength = 4

/** Ten codes of 80 bits, `7K2M-QX9P-4HTD-WN3C`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: codeCount }, () =>
    Array.from({ length: groups }, () =>
      Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join(''),
    ).join('-'),
  )
}

/** As it is hashed: people leave the dashes out and write small letters. */
export function plainRecoveryCode(typed: string): string {
  return typed.toUpperCase().replaceAll(/[\s-]/g, '')
}

/** The six digits of an authenticator app, or null for what must be a recovery code. */
export function sixDigits(typed: string): string | null {
  const digits = typed.replaceAll(/\s/g, '')
  return /^\d{6}$/.test(digits) ? digits : null
}
