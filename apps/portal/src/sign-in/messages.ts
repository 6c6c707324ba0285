import type { Refusal } from '@bandari/sdk'
import { t } from '../language/translator.ts'

/** Buyer spec §8: the server's `non_field_errors`, else ours; and ours says when to try again. */
export function signInSentence({ status, message, ofForm }: Refusal): string {
  const theirs = status === 400 ? ofForm : status === 429 && message
  return theirs || t('portal.signInFailed')
}
