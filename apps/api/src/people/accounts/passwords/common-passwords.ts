import { dictionary } from '@zxcvbn-ts/language-common'

/**
 * What public collections of leaked passwords hold most often, in small letters: 49,000, of which 18,000 are long enough
 * to be chosen here.
 */
const common: ReadonlySet<string> = new Set(
  Object.values(dictionary['passwords-common']).map(String),
)

/** Whether guessing would begin with it, in whatever capitals. */
export function isCommonPassword(password: string): boolean {
  return common.has(password.trim().toLowerCase())
}
