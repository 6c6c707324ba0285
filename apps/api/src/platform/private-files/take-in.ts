import { createHash } from 'node:crypto'
import type { Context } from '../../core/context.ts'
import type { UploadedFile } from '../../core/contract.ts'
import { decode } from '../media/decode-worker.ts'
import { looksLikePhoto } from '../media/intake.ts'
import { fileNameOf, type PrivateFileType } from './file-name.ts'
import { inspectPdf } from './pdf-worker.ts'
import type { PdfFault } from './pdf-names.ts'
import { askForCheck } from './private-files.store.ts'
import { isInfected } from './scan.ts'

/** An upload that may be kept, and is not kept yet. */
export interface PrivateFile {
  hash: string
  type: PrivateFileType
  name: string
  data: Buffer
}

/** Why an upload is not taken; a code of the catalogue `refusals`. */
export type PrivateFileFault = PdfFault | 'file_kind' | 'file_infected' | 'image_invalid'

/** After this time an upload has been kept or never will be. */
export const graceMs = 3600 * 1000

/**
 * Looks at an upload and answers what is kept of it, or why it is not taken. It takes seconds, so it comes before the
 * transaction that uses the file (`x-writes: false`, `keepPrivateFile`).
 */
export async function takeInPrivateFile(
  context: Context,
  { filename, data }: UploadedFile,
): Promise<PrivateFile | PrivateFileFault> {
  if (await isInfected(context, data)) return 'file_infected'
  const taken = await kept(data)
  if (typeof taken === 'string') return taken
  const hash = createHash('sha256').update(taken.data).digest('hex')
  const due = new Date(context.clock.now().getTime() + graceMs)
  await askForCheck(context.db, hash, due)
  return { ...taken, hash, name: fileNameOf(filename, taken.type) }
}

type Kept = Pick<PrivateFile, 'type' | 'data'>

/** Decided by its first bytes: its name and declared type are only the caller's claim. */
async function kept(data: Buffer): Promise<Kept | PrivateFileFault> {
  if (looksLikePhoto(data)) {
    const picture = await decode(data)
    return picture ? { type: 'image/jpeg', data: picture.data } : 'image_invalid'
  }
  if (!data.subarray(0, 5).equals(Buffer.from('%PDF-'))) return 'file_kind'
  return (await inspectPdf(data)) ?? { type: 'application/pdf', data }
}
