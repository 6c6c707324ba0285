import type { PlainMessageId } from '@bandari/i18n'
import type { Refusal } from '@bandari/sdk'
import { t } from '../../../../language/translator.ts'

/** Account spec §8, verbatim in English. */
export const wrongFormat: PlainMessageId = 'portalEditor.photo.wrongFormat'
export const unauthorized: PlainMessageId = 'portalEditor.photo.unauthorized'
const otherwise: PlainMessageId = 'portalEditor.photo.otherwise'

/** Ours: what is known before anything is sent. */
export const tooLarge: PlainMessageId = 'portalEditor.photo.tooLarge'
export const heic: PlainMessageId = 'portalEditor.photo.heic'
export const stalled: PlainMessageId = 'portalEditor.photo.stalled'

/** What the API finds once it reads the file. */
const faults: Readonly<Record<string, PlainMessageId>> = {
  image_damaged: 'portalEditor.photo.damaged',
  image_heic: heic,
  image_too_large: 'portalEditor.photo.tooManyPixels',
}

const ofFile: ReadonlySet<string> = new Set([wrongFormat, tooLarge, ...Object.values(faults)])

/** Sending the same file again would not help. */
export function asksForAnother(failure: string): boolean {
  return ofFile.has(failure)
}

type Refused = Pick<Refusal, 'status'> & Partial<Pick<Refusal, 'codes'>>

/** Names the sentence for an upload that was refused. */
export function failureOf({ status, codes = {} }: Refused): PlainMessageId {
  if (status === 400) return faults[codes['image'] ?? ''] ?? wrongFormat
  if (status === 401) return unauthorized
  if (status === 413) return tooLarge
  return otherwise
}

export function uploadFailure(refusal: Refused): string {
  return t(failureOf(refusal))
}

/** More was chosen than there is room for. */
export function leftOut(count: number, room: number): string {
  return t('portalEditor.photo.leftOut', { count, room })
}
