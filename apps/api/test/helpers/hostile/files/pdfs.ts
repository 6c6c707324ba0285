import { deflateSync } from 'node:zlib'
import { pick, type Random } from '../../random.ts'
import { hostileText } from '../hostile-values.ts'
import { pictureBytes } from './pictures.ts'

/** A PDF of these objects; readers find them by looking where the table is wrong. */
function pdf(objects: readonly string[], trailer = '/Root 1 0 R'): Buffer {
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('')
  return Buffer.from(
    `%PDF-1.7\n${body}xref\n0 1\n0000000000 65535 f \ntrailer\n<</Size ${objects.length + 1} ${trailer}>>\nstartxref\n${9 + body.length}\n%%EOF\n`,
    'latin1',
  )
}

const catalogue = '<</Type/Catalog/Pages 2 0 R>>'
const pages = '<</Type/Pages/Kids[3 0 R]/Count 1>>'
const page = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>'

const withPage = (...more: string[]) => pdf([catalogue, pages, page, ...more])

const packed = (content: string, entries: string) => {
  const bytes = deflateSync(Buffer.from(content, 'latin1')).toString('latin1')
  return `<<${entries}/Filter/FlateDecode/Length ${bytes.length}>>\nstream\n${bytes}\nendstream`
}

const makers: readonly ((random: Random) => Buffer)[] = [
  () => withPage(),
  (random) => withPage(`(${hostileText(random).replaceAll(/[()\\]/g, '')})`),
  () => withPage('['.repeat(50_000) + ']'.repeat(50_000)),
  () => withPage('<</A '.repeat(20_000) + '1' + '>>'.repeat(20_000)),
  () => withPage(`[${'0 '.repeat(300_000)}]`),
  () => withPage(`(${'('.repeat(50_000)}`),
  () => pdf([catalogue, '<</Type/Pages/Kids[2 0 R]/Count 1>>']),
  () => pdf([catalogue, `<</Type/Pages/Kids[${'3 0 R '.repeat(50_000)}]/Count 50000>>`, page]),
  () => pdf([catalogue, '<</Type/Pages/Kids[]/Count -1>>']),
  () => pdf(['1 0 R']),
  () => pdf([catalogue, pages, page], '/Root 1 0 R/Prev 0'),
  () => withPage(packed(`4 0 ${'x'.repeat(1000)}`, '/Type/ObjStm/N 1/First 4')),
  () => withPage(packed('4 0 1', '/Type/ObjStm/N 999999999/First -1')),
  () => withPage(packed(' '.repeat(2_000_000), '/Type/ObjStm/N 1/First 4')),
  () => withPage('stream\n'.repeat(20_000)),
  () => withPage('<</S/JavaScript/JS(1)>>'),
  () => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(100_000, '%')]),
  (random) => pictureBytes(random),
]

/** What is sent as a paper or as the slip of a payment: a PDF, or a picture of one. */
export function paperBytes(random: Random): Buffer {
  return pick(makers, random)(random)
}
