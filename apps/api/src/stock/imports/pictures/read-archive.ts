import { type Entry, fromFdPromise, type ZipFile } from 'yauzl'
import type { FileOnDisk } from '../../../core/contract.ts'
import { type PlainOrProblem, problem } from '../../../core/problem.ts'
import { largestPicture } from './picture-limits.ts'

/** Four thousand pictures and what stands beside them. */
const mostFiles = 5000

const megabyte = 1024 * 1024
const mostUnpacked = 500 * megabyte

/** Pictures hardly pack at all: what unpacks to a hundred times its size is none. */
const mostRatio = 100

/** A picture of a ZIP file that is not unpacked yet. */
export interface PackedPicture {
  /** Its path there; it is never used as one. */
  name: string
  read: () => Promise<Buffer>
}

export interface Archive {
  pictures: PackedPicture[]
  /** Names of what is too large, or no picture by its name. */
  others: { name: string; problem: PlainOrProblem }[]
}

/** What is in a ZIP file; nothing of it is unpacked before all of it is known to be within bounds. */
export async function readArchive(
  upload: FileOnDisk['upload'],
): Promise<Archive | { problem: PlainOrProblem }> {
  try {
    const zip = await fromFdPromise(upload.fd, { autoClose: false })
    const entries = await entriesOf(zip)
    if (!entries) return { problem: problem('archive_too_many', { most: mostFiles }) }
    return faultOf(entries, upload.length) ?? archiveOf(zip, entries)
  } catch (error) {
    if (isFaultOfFile(error)) return { problem: 'archive_damaged' }
    throw error
  }
}

/** Null where there are too many. */
async function entriesOf(zip: ZipFile): Promise<Entry[] | null> {
  if (zip.entryCount > mostFiles) return null
  const entries: Entry[] = []
  for await (const entry of zip.eachEntry()) {
    if (entries.length >= mostFiles) return null
    if (!isBeside(entry.fileName)) entries.push(entry)
  }
  return entries
}

/** Folders, and what computers write beside pictures. */
function isBeside(name: string): boolean {
  return /\/$|(?:^|\/)(?:\.|__MACOSX\/|thumbs\.db$|desktop\.ini$)/i.test(name)
}

function faultOf(entries: readonly Entry[], size: number): { problem: PlainOrProblem } | null {
  if (entries.length === 0) return { problem: 'archive_empty' }
  if (entries.some((entry) => !entry.canDecodeFileData())) return { problem: 'archive_damaged' }
  const sum = (sizeOf: (entry: Entry) => number) =>
    entries.reduce((total, entry) => total + sizeOf(entry), 0)
  const isBomb = ({ compressedSize, uncompressedSize }: Entry) =>
    uncompressedSize > megabyte && uncompressedSize > mostRatio * compressedSize
  // Files that share their packed bytes are more than the whole.
  if (sum(({ compressedSize }) => compressedSize) > size || entries.some(isBomb))
    return { problem: 'archive_suspicious' }
  if (sum(({ uncompressedSize }) => uncompressedSize) > mostUnpacked)
    return { problem: problem('archive_too_large', { megabytes: mostUnpacked / megabyte }) }
  return null
}

function archiveOf(zip: ZipFile, entries: readonly Entry[]): Archive {
  const archive: Archive = { pictures: [], others: [] }
  for (const entry of entries) {
    const name = nameOf(entry)
    if (!/\.(?:jpe?g|jfif|png|webp|hei[cf]|avif|gif|bmp|tiff?)$/i.test(name))
      archive.others.push({ name, problem: 'picture_kind' })
    else if (entry.uncompressedSize > largestPicture)
      archive.others.push({
        name,
        problem: problem('file_too_large', { megabytes: largestPicture / megabyte }),
      })
    else archive.pictures.push({ name, read: () => unpack(zip, entry) })
  }
  return archive
}

function nameOf({ fileName }: Entry): string {
  return fileName
    .replaceAll(/\p{Cc}/gu, '')
    .slice(0, 500)
    .toWellFormed()
}

/** As many bytes as its entry says; `yauzl` ends a stream that has more. */
async function unpack(zip: ZipFile, entry: Entry): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

/** yauzl says in words what is wrong with a file, and zlib by a code of its own; the disk has codes, too. */
export function isFaultOfFile(error: unknown): boolean {
  const { code } = error as { code?: unknown }
  return (
    error instanceof Error &&
    (code === undefined || (typeof code === 'string' && code.startsWith('Z_')))
  )
}
