import { constants, inflateSync } from 'node:zlib'

/**
 * Looks for forbidden names in all bytes of a PDF: a file that was appended to has several versions of an object, and readers
 * differ in which one they use.
 */

export type PdfFault = 'pdf_active' | 'pdf_with_files' | 'pdf_unreadable' | 'pdf_encrypted'

/** Names whose presence is a fault; a map, since a file may have the name `/constructor`, which every object has. */
export type FaultyNames = ReadonlyMap<string, PdfFault>

export function faultsBy(names: Readonly<Record<string, PdfFault>>): FaultyNames {
  return new Map(Object.entries(names))
}

/** Only names so long that compressed bytes do not look like them by chance; the others are looked for among the objects. */
const longNames = faultsBy({
  Encrypt: 'pdf_encrypted',
  JavaScript: 'pdf_active',
  Launch: 'pdf_active',
  SubmitForm: 'pdf_active',
  ImportData: 'pdf_active',
  RichMedia: 'pdf_active',
  EmbeddedFile: 'pdf_with_files',
  EmbeddedFiles: 'pdf_with_files',
  FileAttachment: 'pdf_with_files',
})

const name = /\/[^\0\t\n\f\r ()<>[\]{}/%]{2,48}/g

/** What all object streams together may hold when they are inflated. */
const mostInflated = 48 * 1024 * 1024

/** Null when no name is forbidden. */
export function faultInNames(data: Buffer, forbidden = longNames): PdfFault | null {
  const text = data.toString('latin1')
  const fault = faultIn(text, forbidden)
  if (fault) return fault
  for (const packed of inflateObjects(data, text) ?? [null]) {
    const packedFault = packed === null ? 'pdf_unreadable' : faultIn(packed, forbidden)
    if (packedFault) return packedFault
  }
  return null
}

function faultIn(text: string, forbidden: FaultyNames): PdfFault | undefined {
  for (const [found] of text.matchAll(name)) {
    const fault = forbidden.get(plainName(found.slice(1)))
    if (fault) return fault
  }
  return undefined
}

/** `/Java#53cript` is the same name. */
export function plainName(written: string): string {
  return written.replaceAll(/#([0-9a-f]{2})/gi, (_, code: string) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  )
}

/** The texts of all object streams; null for one that we cannot look into, or for too much of them. */
function inflateObjects(data: Buffer, text: string): string[] | null {
  const inflated: string[] = []
  let room = mostInflated
  for (const { index } of text.matchAll(/stream\r?\n/g)) {
    if (text.slice(index - 3, index) === 'end') continue
    const dictionary = plainName(text.slice(text.lastIndexOf('obj', index), index))
    if (!/\/(ObjStm|XRef)\b/.test(dictionary)) continue
    const start = index + (text[index + 6] === '\r' ? 8 : 7)
    const content = inflate(data, { dictionary, start, room })
    if (content === null) return null
    room -= content.length
    if (dictionary.includes('ObjStm')) inflated.push(content)
  }
  return inflated
}

interface Stream {
  dictionary: string
  start: number
  room: number
}

function inflate(data: Buffer, { dictionary, start, room }: Stream): string | null {
  if (!dictionary.includes('/Filter')) return data.toString('latin1', start, start + room)
  const filters = [...dictionary.matchAll(/\/(\w+Decode)\b/g)].map(([, filter]) => filter)
  if (filters.length !== 1 || filters[0] !== 'FlateDecode') return null
  try {
    const options = { maxOutputLength: Math.max(1, room), finishFlush: constants.Z_SYNC_FLUSH }
    return inflateSync(data.subarray(start), options).toString('latin1')
  } catch {
    // Too much of it, or nothing that was deflated: either way nobody can say what is in it.
    return null
  }
}
