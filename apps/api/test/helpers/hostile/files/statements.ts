import { strToU8, zipSync } from 'fflate'
import {
  dialects,
  type WrittenMovement,
} from '../../../../src/money/statements/formats/statement-writers.test-data.ts'
import { pick, type Random } from '../../random.ts'
import { hostileText } from '../hostile-values.ts'

/** Statements of a bank that are hostile as a whole; each makes a reader descend, add up or wait. */
const bombs: readonly ((random: Random) => string | Uint8Array)[] = [
  (random) => nested(pick([100, 5000, 50_000], random)),
  () => camt('<Amt>0</Amt>'),
  () => camt('<Amt Ccy="USD">0</Amt>'),
  () =>
    camt('<Amt Ccy="USD">9999999999999.99</Amt>').replace(
      '<Stmt>',
      `<Stmt>${entry('<Amt Ccy="USD">9999999999999.99</Amt>').repeat(2000)}`,
    ),
  (random) =>
    camt(
      `<Amt Ccy="${pick(['', 'usd', 'XXX', '١٢٣', 'USD '], random)}">${hostileXml(random)}</Amt>`,
    ),
  (random) => camt('<Amt Ccy="USD">1.00</Amt>', hostileXml(random)),
  () => `<?xml version="1.0" encoding="x-none"?>${camt('<Amt Ccy="USD">1</Amt>')}`,
  () => `<a ${'b="c" '.repeat(20_000)}/>`,
  () => `<a>${'<!-- -->'.repeat(50_000)}</a>`,
  () => `<Document><BkToCstmrStmt>${'<Stmt/>'.repeat(50_000)}</BkToCstmrStmt></Document>`,
  (random) =>
    `:20:S\n:25:1\n:60F:C260101USD0,00\n${`:61:2601010101C${pick(['1,00', '9999999999999,99', '0,', ','], random)}NTRFNONREF//${Math.floor(random() * 1e6)}\n`.repeat(300)}`,
  () => `:20:S\n:25:1\n:60F:C260101USD0,00\n:61:${' '.repeat(100_000)}`,
  () =>
    `:20:S\n:25:1\n:60F:C260101USD0,00\n:61:2601010101C1,00NTRFNONREF\n:86:${'?20'.repeat(50_000)}`,
  () => `OFXHEADER:100\n\n<OFX>${'<STMTRS>'.repeat(30_000)}`,
  () => `OFXHEADER:100\n\n<OFX><STMTRS>${'<STMTTRN><TRNAMT>1'.repeat(20_000)}`,
  () => `<OFX>${'<![CDATA['.repeat(50_000)}`,
  () => `Day;Words;Amount\n${'"'.repeat(99_999)}`,
  () => `Day;Words;Amount\n${'2026-01-01;x;1.00\n'.repeat(20_001)}`,
  () => `Day,Words,Amount\n${`${',x'.repeat(499)}\n`.repeat(50)}`,
  () => `${'a,b,c\n'.repeat(5000)}2026-01-01,x,1.00\n`,
  () => book(`<row r="1">${'<c t="s"><v>-1</v></c>'.repeat(3)}</row>`),
  () => book(`<row r="999999999"><c r="ZZZ1"><v>1e400</v></c></row>`),
  () => book(`<row>${'<c r="XFD1" s="9"><v>1e18</v></c>'.repeat(5)}</row>`),
  () => book('<a>'.repeat(20_000)),
  () => book(`<row>${'<c><v>1</v></c>'.repeat(20_000)}</row>`),
]

function hostileXml(random: Random): string {
  return hostileText(random).toWellFormed().replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

const nested = (depth: number) =>
  `<Document><BkToCstmrStmt><Stmt>${'<a>'.repeat(depth)}${'</a>'.repeat(depth)}</Stmt></BkToCstmrStmt></Document>`

const entry = (amount: string, words = 'INV 1000017') =>
  `<Ntry>${amount}<CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-11-02</Dt></BookgDt><NtryDtls><TxDtls><RmtInf><Ustrd>${words}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`

const camt = (amount: string, words?: string) =>
  `<Document><BkToCstmrStmt><Stmt><Acct><Id><IBAN>GB33BUKB20201555555555</IBAN></Id></Acct>${entry(amount, words)}</Stmt></BkToCstmrStmt></Document>`

function book(rows: string): Uint8Array {
  return zipSync({
    'xl/workbook.xml': strToU8('<workbook><sheets><sheet r:id="a"/></sheets></workbook>'),
    'xl/_rels/workbook.xml.rels': strToU8(
      '<Relationships><Relationship Id="a" Target="worksheets/1.xml"/></Relationships>',
    ),
    'xl/worksheets/1.xml': strToU8(`<worksheet><sheetData>${rows}</sheetData></worksheet>`),
  })
}

let packed: Uint8Array | undefined

/** Thirty-nine megabytes of rows in some kilobytes. */
const manyMegabytes = () => (packed ??= book('<row><c><v>1</v></c></row>'.repeat(1_500_000)))

const words = Object.values(dialects)

/** What a bank wrote, with a movement or its words replaced. */
function written(random: Random): Uint8Array {
  const movement = (): WrittenMovement => ({
    day: pick(['2026-11-02', '2026-02-28', '0000-01-01', '9999-12-31', '2026-13-45'], random),
    amount: pick([100, 0, -1, 123_456, 999_999_999_999_999, 2 ** 53], random),
    reference: random() < 0.8 ? `FT${Math.floor(random() * 1e9)}` : hostileText(random),
    text: random() < 0.5 ? `INV ${1_000_000 + Math.floor(random() * 2000)}` : hostileText(random),
    isDone: random() < 0.8,
  })
  return pick(words, random).write({
    account: random() < 0.8 ? '0100 4471 2208' : hostileText(random),
    currency: pick(['USD', 'USD', 'KES', 'JPY', 'XXX', ''], random),
    opening: pick([0, 100_000, -5], random),
    movements: Array.from({ length: pick([0, 1, 3, 40], random) }, movement),
  })
}

export function statementBytes(random: Random): Buffer {
  if (random() < 0.001) return Buffer.from(manyMegabytes())
  return Buffer.from(random() < 0.15 ? pick(bombs, random)(random) : written(random))
}
