import {
  EncryptedPDFError,
  ParseSpeeds,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFObject,
  PDFStream,
} from '@cantoo/pdf-lib'
import { faultInNames, faultsBy, type PdfFault } from './pdf-names.ts'

/** A paper has no more. */
const mostPages = 500

/** Null for a PDF that shows pages and does nothing else. It is kept as it came, so that its signatures stay valid. */
export async function checkPdf(data: Buffer): Promise<PdfFault | null> {
  const fault = faultInNames(data)
  if (fault) return fault
  const document = await open(data)
  if (typeof document === 'string') return document
  return faultInObjects(document) ?? faultInPages(document)
}

async function open(data: Buffer): Promise<PDFDocument | PdfFault> {
  try {
    return await PDFDocument.load(data, {
      throwOnInvalidObject: true,
      updateMetadata: false,
      parseSpeed: ParseSpeeds.Fastest,
    })
  } catch (error) {
    return error instanceof EncryptedPDFError ? 'pdf_encrypted' : 'pdf_unreadable'
  }
}

function faultInPages(document: PDFDocument): PdfFault | null {
  try {
    const pages = document.getPageCount()
    return pages > 0 && pages <= mostPages ? null : 'pdf_unreadable'
  } catch {
    return 'pdf_unreadable'
  }
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

function faultInObjects({ context }: PDFDocument): PdfFault | null {
  const waiting: PDFObject[] = context.enumerateIndirectObjects().map(([, object]) => object)
  for (let object = waiting.pop(); object; object = waiting.pop()) {
    // One may have more entries than a call may have arguments.
    if (object instanceof PDFArray) for (const entry of object.asArray()) waiting.push(entry)
    const dictionary = object instanceof PDFStream ? object.dict : object
    if (!(dictionary instanceof PDFDict)) continue
    for (const [key, value] of dictionary.entries()) {
      const fault = faultInEntry(key.decodeText(), value)
      if (fault) return fault
      waiting.push(value)
    }
  }
  return null
}

function faultInEntry(key: string, value: PDFObject): PdfFault | undefined {
  const isKind = kindKeys.has(key) && value instanceof PDFName
  return forbiddenKeys.get(key) ?? (isKind ? forbiddenKinds.get(value.decodeText()) : undefined)
}
