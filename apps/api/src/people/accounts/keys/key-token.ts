import { randomBytes } from 'node:crypto'

/** It tells a key from a sign-in, and finders of leaked secrets what they have found. */
const prefix = 'bandari_'

/** 160 random bits, as a sign-in's token. */
export function newKeyToken(): string {
  return `${prefix}${randomBytes(20).toString('hex')}`
}

export function isKeyToken(token: string): boolean {
  return token.startsWith(prefix)
}
