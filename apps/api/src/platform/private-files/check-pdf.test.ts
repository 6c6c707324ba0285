import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib'
import { deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { checkPdf } from './check-pdf.ts'

type Change = (document: PDFDocument) => void | Promise<void>

async function pdf(change: Change = () => {}, useObjectStreams = true): Promise<Buffer> {
  const document = await PDFDocument.create()
  document.addPage().drawText('Bill of lading')
  await change(document)
  return Buffer.from(await document.save({ useObjectStreams }))
}

const openAction =
  (action: Record<string, string>): Change =>
  ({ catalog, context }) => {
    const entries = Object.entries(action).map(([key, value]) => [key, PDFName.of(value)])
    catalog.set(PDFName.of('OpenAction'), context.obj(Object.fromEntries(entries)))
  }

/** A file that was added to: the last version of the object is harmless, and a reader may take the first. */
async function withOldVersion(): Promise<Buffer> {
  const plain = await pdf(undefined, false)
  const at = plain.indexOf('1 0 obj')
  const old = Buffer.from('1 0 obj\n<</S/Java#53cript/JS(app.alert\\(1\\))>>\nendobj\n')
  return Buffer.concat([plain.subarray(0, at), old, plain.subarray(at)])
}

/** Kilobytes that become gigabytes. */
async function bomb(): Promise<Buffer> {
  const packed = deflateSync(Buffer.alloc(64 * 1024 * 1024, ' '))
  const plain = await pdf(undefined, false)
  const head = `900 0 obj\n<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length ${packed.length}>>\nstream\n`
  const stream = Buffer.concat([Buffer.from(head), packed, Buffer.from('\nendstream\nendobj\n')])
  const at = plain.indexOf('1 0 obj')
  return Buffer.concat([plain.subarray(0, at), stream, plain.subarray(at)])
}

const inherited: Change = ({ catalog, context }) =>
  catalog.set(PDFName.of('constructor'), context.obj({ S: PDFName.of('constructor') }))

/** A paper of many points has such. */
const listed: Change = ({ catalog, context }) =>
  catalog.set(PDFName.of('Points'), context.obj(Array.from({ length: 200_000 }, () => 0)))

describe('checkPdf', () => {
  it.each<[string, string | null, () => Promise<Buffer>]>([
    ['a plain one', null, () => pdf()],
    ['a plain one of the old kind', null, () => pdf(undefined, false)],
    ['a link to a page on the web', null, () => pdf(linked)],
    ['a script that runs when opened', 'pdf_active', () => pdf(openAction({ S: 'JavaScript' }))],
    ['a script packed with other objects', 'pdf_active', () => pdf(scripted)],
    ['a script among the names', 'pdf_active', () => pdf(scripted, false)],
    ['a script in a version that was replaced', 'pdf_active', withOldVersion],
    ['a program that is launched', 'pdf_active', () => pdf(openAction({ S: 'Launch' }))],
    ['a form that sends', 'pdf_active', () => pdf(openAction({ S: 'SubmitForm' }))],
    ['a film', 'pdf_active', () => pdf(openAction({ S: 'Rendition' }))],
    ['a form of the XFA kind', 'pdf_active', () => pdf(xfa)],
    ['a file inside', 'pdf_with_files', () => pdf(attached)],
    ['a jump into a file inside', 'pdf_with_files', () => pdf(openAction({ S: 'GoToE' }))],
    ['a password', 'pdf_encrypted', () => pdf((document) => locked(document))],
    ['more than fits when unpacked', 'pdf_unreadable', bomb],
    ['half of one', 'pdf_unreadable', async () => (await pdf()).subarray(0, 300)],
    ['no pages', 'pdf_unreadable', async () => Buffer.from('%PDF-1.7\n%%EOF\n')],
    ['a list of 200,000 entries', null, () => pdf(listed)],
    ['a key that every object has', null, () => pdf(inherited, false)],
    ['a page of the web', 'pdf_unreadable', async () => Buffer.from('%PDF-<script>x</script>')],
  ])('%s: %s', async (_, fault, make) => {
    expect(await checkPdf(await make())).toBe(fault)
  })
})

function linked({ context }: PDFDocument) {
  context.register(
    context.obj({
      Type: 'Annot',
      Subtype: 'Link',
      A: { S: 'URI', URI: PDFString.of('https://example.com') },
    }),
  )
}

function scripted(document: PDFDocument) {
  document.addJavaScript('main', 'app.alert(1)')
}

function xfa({ catalog, context }: PDFDocument) {
  catalog.set(PDFName.of('AcroForm'), context.obj({ XFA: PDFString.of('<xdp/>') }))
}

async function attached(document: PDFDocument) {
  await document.attach(Buffer.from('MZ'), 'invoice.exe')
}

function locked(document: PDFDocument) {
  document.encrypt({ ownerPassword: 'x', userPassword: 'y' })
}
