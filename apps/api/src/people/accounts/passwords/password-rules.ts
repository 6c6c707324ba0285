import { isCommonPassword } from './common-passwords.ts'
import { type PlainOrProblem, problem } from '../../../core/problem.ts'

/** Texts that a password must not resemble. */
export interface Person {
  email: string
  first_name: string
  last_name: string
}

const minLength = 8

/** The problems of a new password; empty when it is acceptable (contract A23). */
export async function validatePassword(
  password: string,
  person: Person,
): Promise<PlainOrProblem[]> {
  const alike = parts.filter((part) => resembles(password, person[part]))
  return [
    ...alike.map((part) => problem('password_too_similar', { part })),
    ...(Array.from(password).length < minLength
      ? [problem('password_too_short', { least: minLength })]
      : []),
    ...((await isCommonPassword(password)) ? (['password_too_common'] as const) : []),
    ...(/^\p{Nd}+$/u.test(password) ? (['password_numeric'] as const) : []),
  ]
}

const parts = ['email', 'first_name', 'last_name'] as const satisfies (keyof Person)[]

const maxSimilarity = 0.7

/** Compares with the whole text and with each word of it, as Django's validator does. */
function resembles(password: string, text: string): boolean {
  const whole = text.toLowerCase()
  const words = whole.split(/[^\p{L}\p{N}_]+/u)
  return [whole, ...words].some(
    (part) => part !== '' && shareInCommon(password.toLowerCase(), part) >= maxSimilarity,
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
