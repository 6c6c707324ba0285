import type { Refusal } from '@bandari/sdk'

/** Buyer spec §5. */
export const missing = 'Required info is missing'

/** Buyer spec §8: the API's own sentence where it has one for the whole form, else this. */
const other = 'An error has occurred. Please try again or contact customer service.'

export function signInSentence({ status, message, fields }: Refusal): string {
  const isAboutTheForm = Object.keys(fields).length === 0
  if (message !== null && isAboutTheForm && (status === 400 || status === 429)) return message
  return other
}
