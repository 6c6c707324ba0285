import { createHash } from 'node:crypto'
import type { Context } from '../../core/context.ts'
import type { UploadedFile } from '../../core/contract.ts'
import { decode } from '../media/decode-worker.ts'
import { faultOfKind, type PictureFault } from '../media/normalize-photo.ts'
import { fileNameOf, type PrivateFileType } from './file-name.ts'
import { inspectPdf } from './pdf-worker.ts'
import type { PdfFault } from './pdf-names.ts'
import { scheduleCheck } from './private-files.store.ts'
import { isInfected } from './virus-scan.ts'

/** An accepted upload, which is not saved yet. */
export interface PrivateFile {
  hash: string
  type: PrivateFileType
  name: string
  data: Buffer
}

/** Why an upload is refused; a code of the catalogue `refusals`. */
export type PrivateFileFault = PdfFault | PictureFault | 'file_kind' | 'file_infected'

/** After this time an upload has been saved or never will be. */
export const graceMs = 3600 * 1000

/**
 * Checks an upload and returns the file to save, or why it is refused. It takes seconds, so it comes before the
 * transaction that uses the file (`x-writes: false`, `savePrivateFile`).
 */
export async function acceptPrivateFile(
  context: Context,
  { filename, data }: UploadedFile,
): Promise<PrivateFile | PrivateFileFault> {
  const accepted = await checkFile(context, data)
  if (typeof accepted === 'string') return accepted
  const hash = createHash('sha256').update(accepted.data).digest('hex')
  const due = new Date(context.clock.now().getTime() + graceMs)
  await scheduleCheck(context.db, hash, due)
  return { ...accepted, hash, name: fileNameOf(filename, accepted.type) }
}

type AcceptedFile = Pick<PrivateFile, 'type' | 'data'>

/** What a document of a person or a listing must be: a picture or a PDF that shows pages and does nothing else. */
export async function checkFile(
  context: Pick<Context, 'settings' | 'log'>,
  data: Buffer,
): Promise<AcceptedFile | PrivateFileFault> {
  return (await isInfected(context, data)) ? 'file_infected' : acceptedFile(data, context)
}

/** Decided by its first bytes: its name and declared type are only the caller's claim. */
async function acceptedFile(
  data: Buffer,
  { log }: Pick<Context, 'log'>,
): Promise<AcceptedFile | PrivateFileFault> {
  if (faultOfKind(data) !== 'image_invalid') {
    const picture = await decode(data, log)
    return typeof picture === 'string' ? picture : { type: 'image/jpeg', data: picture.data }
  }
  if (!data.subarray(0, 5).equals(Buffer.from('%PDF-'))) return 'file_kind'
  return (await inspectPdf(data, log)) ?? { type: 'application/pdf', data }
}
