import { commonPasswords } from './common-passwords.data.ts'

/** Texts that a password must not resemble. */
export interface Person {
  email: string
  first_name: string
  last_name: string
}

const shortest = 8
const common = new Set(commonPasswords.trim().split(/\s+/))

/** What is wrong with a new password, in the wire's sentences; empty when it will do (contract A23). */
export function validatePassword(password: string, person: Person): string[] {
  const alike = Object.entries(labels).filter(([field]) =>
    resembles(password, person[field as keyof Person]),
  )
  return [
    ...alike.map(([, label]) => `The password is too similar to the ${label}.`),
    ...(Array.from(password).length < shortest
      ? [`This password is too short. It must contain at least ${shortest} characters.`]
      : []),
    ...(common.has(password.trim().toLowerCase()) ? ['This password is too common.'] : []),
    ...(/^\p{Nd}+$/u.test(password) ? ['This password is entirely numeric.'] : []),
  ]
}

const labels = {
  email: 'email address',
  first_name: 'first name',
  last_name: 'last name',
} satisfies Record<keyof Person, string>

const likeness = 0.7

/** Compares with the whole text and with each word of it, as Django's validator does. */
function resembles(password: string, text: string): boolean {
  const whole = text.toLowerCase()
  const words = whole.split(/[^\p{L}\p{N}_]+/u)
  return [whole, ...words].some(
    (part) => part !== '' && shareInCommon(password.toLowerCase(), part) >= likeness,
  )
}

/** The share of characters that both have, in any order: 0 for none, 1 for the same letters. */
function shareInCommon(one: string, other: string): number {
  const left = new Map<string, number>()
  for (const character of other) left.set(character, (left.get(character) ?? 0) + 1)
  let matches = 0
  for (const character of one) {
    const count = left.get(character) ?? 0
    if (count === 0) continue
    matches += 1
    left.set(character, count - 1)
  }
  return (2 * matches) / (Array.from(one).length + Array.from(other).length)
}
