import type { PlainMessageId } from '@bandari/i18n'
import { t } from '../../../../language/translator.ts'

/** Account spec §8, verbatim in English. */
export const wrongFormat: PlainMessageId = 'portalEditor.photo.wrongFormat'
export const unauthorized: PlainMessageId = 'portalEditor.photo.unauthorized'
const otherwise: PlainMessageId = 'portalEditor.photo.otherwise'

/** Ours: what is known before anything is sent. */
export const tooLarge: PlainMessageId = 'portalEditor.photo.tooLarge'

/** Sending the same file again would not help. */
export function asksForAnother(failure: string): boolean {
  return failure === wrongFormat || failure === tooLarge
}

/** Names the sentence for an upload that was refused. */
export function failureOf(status: number): PlainMessageId {
  if (status === 400) return wrongFormat
  if (status === 401) return unauthorized
  if (status === 413) return tooLarge
  return otherwise
}

export function uploadFailure(status: number): string {
  return t(failureOf(status))
}

/** More was chosen than there is room for. */
export function leftOut(count: number, room: number): string {
  return t('portalEditor.photo.leftOut', { count, room })
}
