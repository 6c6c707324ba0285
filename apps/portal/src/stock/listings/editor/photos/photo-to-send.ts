import type { PlainMessageId } from '@bandari/i18n'
import { heic, tooLarge, wrongFormat } from './messages.ts'
import { photoKind } from './photo-kind.ts'
import { asJpeg, shrink } from './shrink.ts'

/** What the API takes at the most. */
const maxBytes = 10 * 1024 * 1024

/** Waits for the one before: a photo of 50 megapixels takes 200 MB while it is made smaller, which a phone has once. */
let before: Promise<unknown> = Promise.resolve()

/** The photo as it is sent, or the sentence that says why it is not. */
export function photoToSend(file: Blob): Promise<Blob | PlainMessageId> {
  const own = before.then(() => prepare(file))
  before = own.catch(() => undefined)
  return own
}

async function prepare(file: Blob): Promise<Blob | PlainMessageId> {
  const kind = await photoKind(file)
  if (kind === 'other') return wrongFormat
  // Safari reads HEIC, and no other browser does.
  const photo = kind === 'heic' ? await asJpeg(file) : await shrink(file)
  if (!photo) return heic
  return photo.size > maxBytes ? tooLarge : photo
}
