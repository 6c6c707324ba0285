import type { Refusal } from '@bandari/sdk'
import { t } from '../language/translator.ts'

/** Buyer spec §8: the API's own sentence where it has one for the whole form, else ours. */
export function signInSentence({ status, message, fields }: Refusal): string {
  const isAboutTheForm = Object.keys(fields).length === 0
  if (message !== null && isAboutTheForm && (status === 400 || status === 429)) return message
  return t('portal.signInFailed')
}
