import { deflateSync } from 'node:zlib'
import { PDF } from '@libpdf/core'
import { describe, expect, it } from 'vitest'
import { checkPdf } from './check-pdf.ts'

/** Objects 1 to 3: a page and what leads to it. */
const page = [
  '<</Type/Catalog/Pages 2 0 R>>',
  '<</Type/Pages/Kids[3 0 R]/Count 1>>',
  '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>',
]

const table = (offsets: number[], size: number) =>
  [
    `xref\n0 ${size}`,
    '0000000000 65535 f ',
    ...offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n `),
    `trailer\n<</Root 1 0 R/Size ${size}>>`,
  ].join('\n')

/** A page and more objects from 4 on; what is `hidden` stands between them, and the table does not name it. */
function pdf(more: string[] = [], hidden = ''): Buffer {
  let text = '%PDF-1.7\n'
  const offsets = [...page, ...more].map((object, index) => {
    const offset = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  text += hidden
  const size = offsets.length + 1
  const end = `${table(offsets, size)}\nstartxref\n${text.length}\n%%EOF\n`
  return Buffer.from(text + end, 'latin1')
}

/** The same, with all objects packed into one stream, which a stream of offsets names (PDF 1.5). */
function packed(more: string[] = []): Buffer {
  const objects = [...page, ...more]
  const starts = objects.map(
    (_, index) => objects.slice(0, index).join(' ').length + Math.sign(index),
  )
  const head = `${starts.map((start, index) => `${index + 1} ${start}`).join(' ')} `
  const content = deflateSync(head + objects.join(' '))
  const [stream, offsets] = [objects.length + 1, objects.length + 2]
  const dictionary = `<</Type/ObjStm/N ${objects.length}/First ${head.length}/Filter/FlateDecode/Length ${content.length}>>`
  const before = Buffer.concat([
    Buffer.from(`%PDF-1.7\n${stream} 0 obj\n${dictionary}\nstream\n`),
    content,
    Buffer.from('\nendstream\nendobj\n'),
  ])
  const entry = (kind: number, at: number, index: number) => [kind, at >> 8, at & 255, index]
  const entries = Buffer.from([
    ...entry(0, 0, 255),
    ...objects.flatMap((_, index) => entry(2, stream, index)),
    ...entry(1, 9, 0),
    ...entry(1, before.length, 0),
  ])
  return Buffer.concat([
    before,
    Buffer.from(
      `${offsets} 0 obj\n<</Type/XRef/W[1 2 1]/Size ${offsets + 1}/Root 1 0 R/Length ${entries.length}>>\nstream\n`,
    ),
    entries,
    Buffer.from(`\nendstream\nendobj\nstartxref\n${before.length}\n%%EOF\n`),
  ])
}

/** A file that was added to: the last version of the object is harmless, and a reader may take the first. */
const withOldVersion = () => pdf([], '4 0 obj\n<</S/Java#53cript/JS(app.alert\\(1\\))>>\nendobj\n')

/** Its table leads nowhere, as after a mail program changed the ends of lines; readers repair it. */
const damaged = (more: string[] = []) =>
  Buffer.from(pdf(more).toString('latin1').replaceAll('\n', '\r\n'), 'latin1')

/** Kilobytes that become gigabytes. */
function bomb(): Buffer {
  const content = deflateSync(Buffer.alloc(64 * 1024 * 1024, ' '))
  const head = `900 0 obj\n<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length ${content.length}>>\nstream\n`
  return pdf([], `${head}${content.toString('latin1')}\nendstream\nendobj\n`)
}

/** As software makes them that is not ours. */
async function made(change: (document: PDF) => void): Promise<Buffer> {
  const document = PDF.create()
  document.addPage().drawText('Bill of lading')
  change(document)
  return Buffer.from(await document.save())
}

const script = '<</S/JavaScript/JS(app.alert\\(1\\))>>'
const link = '<</Type/Annot/Subtype/Link/A<</S/URI/URI(https://example.com)>>>>'

describe('checkPdf', () => {
  it.each<[string, string | null, () => Buffer | Promise<Buffer>]>([
    ['a plain one', null, () => packed()],
    ['a plain one of the old kind', null, () => pdf()],
    ['one of a library', null, () => made(() => {})],
    ['a link to a page on the web', null, () => pdf([link])],
    ['a script', 'pdf_active', () => pdf([script])],
    ['a script packed with other objects', 'pdf_active', () => packed([script])],
    ['a script without its kind, packed', 'pdf_active', () => packed(['<</A[<</JS(x)>>]>>'])],
    ['a script in a version that was replaced', 'pdf_active', withOldVersion],
    ['a program that is launched', 'pdf_active', () => pdf(['<</S/Launch>>'])],
    ['a form that sends', 'pdf_active', () => pdf(['<</S/SubmitForm>>'])],
    ['a film', 'pdf_active', () => packed(['<</S/Rendition>>'])],
    [
      'a film that only readers find which repair a file',
      'pdf_active',
      () => pdf([], '7 0 obj\n<</S/Movie>>\nendobj\n'),
    ],
    ['a form of the XFA kind', 'pdf_active', () => pdf(['<</AcroForm<</XFA(<xdp/>)>>>>'])],
    [
      'a file inside',
      'pdf_with_files',
      () => made((document) => document.addAttachment('invoice.exe', Buffer.from('MZ'))),
    ],
    ['a jump into a file inside', 'pdf_with_files', () => pdf(['<</S/GoToE>>'])],
    [
      'a password',
      'pdf_encrypted',
      () => made((document) => document.setProtection({ userPassword: 'y' })),
    ],
    ['more than fits when unpacked', 'pdf_unreadable', bomb],
    ['half of one', 'pdf_unreadable', () => pdf().subarray(0, 120)],
    ['a damaged one', null, () => damaged()],
    ['a damaged one with a film', 'pdf_active', () => damaged(['<</A[(x\\)/S/Sound>>'])],
    ['no pages', 'pdf_unreadable', () => Buffer.from('%PDF-1.7\n%%EOF\n')],
    ['a list of 200,000 entries', null, () => pdf([`[${'0 '.repeat(200_000)}]`])],
    ['a key that every object has', null, () => pdf(['<</constructor<</S/constructor>>>>'])],
    ['a page of the web', 'pdf_unreadable', () => Buffer.from('%PDF-<script>x</script>')],
  ])('%s: %s', async (_, fault, make) => {
    expect(await checkPdf(await make())).toBe(fault)
  })
})
