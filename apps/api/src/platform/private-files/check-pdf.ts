import { PDF, PdfArray, PdfDict, PdfName, type PdfObject, PdfRef } from '@libpdf/core'
import { faultInNames, faultsBy, type PdfFault } from './pdf-names.ts'

/** A paper has no more. */
const mostPages = 500

/** Objects of a file have no higher number (ISO 32000-1, annex C). */
const mostObjects = 8_388_607

/** Null for a PDF that shows pages and does nothing else. It is kept as it came, so that its signatures stay valid. */
export async function checkPdf(data: Buffer): Promise<PdfFault | null> {
  const fault = faultInNames(data)
  if (fault) return fault
  try {
    const recovered = await loadAsRecovered(data)
    const pages = recovered.getPageCount()
    if (pages === 0 || pages > mostPages) return 'pdf_unreadable'
    const sound = await loadSound(data)
    // Of a damaged file nobody knows what a reader makes of it: no name may stand anywhere in its bytes.
    if (sound === null) return faultInNames(data, new Map([...forbiddenKeys, ...forbiddenKinds]))
    if (sound.isEncrypted) return 'pdf_encrypted'
    return faultInObjects(sound) ?? faultInObjects(recovered)
  } catch {
    return 'pdf_unreadable'
  }
}

/** Null where the table of a file's objects leads to something else. */
async function loadSound(data: Buffer): Promise<PDF | null> {
  try {
    const document = await PDF.load(data, { lenient: false })
    eachObject(document, () => null)
    return document
  } catch {
    return null
  }
}

/**
 * As readers repair a file: all objects that stand in its bytes, also those that the table leaves out. The parser looks for
 * them where the last 1,024 bytes name no table.
 */
function loadAsRecovered(data: Buffer): Promise<PDF> {
  return PDF.load(Buffer.concat([data, Buffer.from(`\n${'%'.repeat(1100)}\n`)]))
}

/** Keys of a dictionary whose presence is a fault. */
const forbiddenKeys = faultsBy({
  JS: 'pdf_active',
  JavaScript: 'pdf_active',
  XFA: 'pdf_active',
  RichMediaContent: 'pdf_active',
  EF: 'pdf_with_files',
  EmbeddedFiles: 'pdf_with_files',
})

/** Kinds of actions and annotations. Links and jumps within the document are none of them. */
const forbiddenKinds = faultsBy({
  JavaScript: 'pdf_active',
  Launch: 'pdf_active',
  SubmitForm: 'pdf_active',
  ImportData: 'pdf_active',
  Rendition: 'pdf_active',
  Movie: 'pdf_active',
  Sound: 'pdf_active',
  Screen: 'pdf_active',
  RichMedia: 'pdf_active',
  '3D': 'pdf_active',
  GoToE: 'pdf_with_files',
  FileAttachment: 'pdf_with_files',
  EmbeddedFile: 'pdf_with_files',
})

const kindKeys = new Set(['S', 'Subtype', 'Type'])

const faultInObjects = (document: PDF) => eachObject(document, faultInObject)

/** The first that `look` finds. Throws where an object of a sound file is none. */
function eachObject(
  { context }: PDF,
  look: (object: PdfObject) => PdfFault | null,
): PdfFault | null {
  const { nextObjectNumber } = context.registry
  if (nextObjectNumber > mostObjects) return 'pdf_unreadable'
  for (let number = 1; number < nextObjectNumber; number += 1) {
    const object = context.resolve(PdfRef.of(number, 0))
    const fault = object && look(object)
    if (fault) return fault
  }
  return null
}

/** An object and what it holds itself; what it refers to is looked at under its own number. */
function faultInObject(whole: PdfObject): PdfFault | null {
  const waiting = [whole]
  for (let object = waiting.pop(); object; object = waiting.pop()) {
    // One may have more entries than a call may have arguments.
    if (object instanceof PdfArray) for (const entry of object) waiting.push(entry)
    if (!(object instanceof PdfDict)) continue
    for (const [key, value] of object) {
      const fault = faultInEntry(key.value, value)
      if (fault) return fault
      waiting.push(value)
    }
  }
  return null
}

function faultInEntry(key: string, value: PdfObject): PdfFault | undefined {
  const isKind = kindKeys.has(key) && value instanceof PdfName
  return forbiddenKeys.get(key) ?? (isKind ? forbiddenKinds.get(value.value) : undefined)
}
