import type { PlainMessageId } from '@bandari/i18n'
import { HttpError } from 'react-admin'
import { t } from '../../language/translator.ts'

/** Account spec §2. */
export const membersOnly: PlainMessageId = 'portalPromotion.membersOnly'

/** The specification shows no message; without one, people would press again and again. */
export function downloadFailure(error: unknown): string {
  if (error instanceof HttpError && error.status === 403) return t(membersOnly)
  return error instanceof Error ? error.message : String(error)
}
