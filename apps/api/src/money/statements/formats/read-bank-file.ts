import { decode } from '../../../core/decode.ts'
import { type PlainOrProblem, problem } from '../../../core/problem.ts'
import { type BankFile, UnreadableStatement } from './bank-file.ts'
import { readCamt } from './camt.ts'
import { maxLines, readStatementTable, type StatementTable } from './csv-table.ts'
import { isOfx, readOfx } from './ofx.ts'
import { readMt940 } from './mt940.ts'
import { isZip, tableTextOf } from './xlsx.ts'

/** A CSV or a spreadsheet has no fixed columns: it is a table until somebody has named them. */
export type ReadBankFile =
  | { file: BankFile }
  | { table: StatementTable }
  | { problem: PlainOrProblem }

/** Detects the format by the content, not the file name. */
export async function readBankFile(bytes: Uint8Array): Promise<ReadBankFile> {
  const other = otherKind(bytes)
  if (other) return { problem: other }
  if (isZip(bytes)) {
    const sheet = tableTextOf(bytes)
    return sheet === null ? { problem: 'statement_unreadable' } : readStatementTable(sheet, 'xlsx')
  }
  const decoded = decodeXml(bytes) ?? decode(bytes)
  if ('problem' in decoded) return { problem: 'statement_unreadable' }
  const { text } = decoded
  const start = text.replace(/^\uFEFF/, '').trimStart()
  if (start === '') return { problem: 'file_empty' }
  const read = readerOf(start)
  if (!read) return readStatementTable(text, 'csv')
  try {
    // Lines are counted from the top of the file.
    const isWhole = read === readMt940 || read === readOfx
    const file = read(isWhole ? text.replace(/^\uFEFF/, '') : start)
    const { entries } = file
    if (entries.length === 0) return { problem: 'statement_empty' }
    return entries.length > maxLines
      ? { problem: problem('file_has_too_many_rows', { most: maxLines }) }
      : { file }
  } catch (error) {
    if (error instanceof UnreadableStatement) return { problem: error.problem }
    throw error
  }
}

function readerOf(start: string): ((text: string) => BankFile) | null {
  if (isOfx(start)) return readOfx
  if (start.startsWith('<')) return readCamt
  return /^(\{1:|:20:|:60[FM]:[CD]\d{6})/m.test(start.slice(0, 2000)) ? readMt940 : null
}

type OtherKind = 'statement_is_xls' | 'statement_is_pdf' | 'statement_is_picture'

/** The first bytes of files that people take for a statement. */
const signatures: readonly { starts: string; kind: OtherKind }[] = [
  { starts: '\u00D0\u00CF\u0011\u00E0', kind: 'statement_is_xls' },
  { starts: '%PDF', kind: 'statement_is_pdf' },
  { starts: '\u00FF\u00D8\u00FF', kind: 'statement_is_picture' },
  { starts: '\u0089PNG', kind: 'statement_is_picture' },
  { starts: 'GIF8', kind: 'statement_is_picture' },
  { starts: 'II*\0', kind: 'statement_is_picture' },
  { starts: 'MM\0*', kind: 'statement_is_picture' },
]

function otherKind(bytes: Uint8Array): OtherKind | null {
  const start = Buffer.from(bytes.subarray(0, 12)).toString('latin1')
  const isPicture = /^(?:RIFF....WEBP|....ftyp)/s.test(start)
  if (isPicture) return 'statement_is_picture'
  return signatures.find(({ starts }) => start.startsWith(starts))?.kind ?? null
}

/** Decodes XML by the encoding it declares; as on the web, Latin-1 is read as Windows-1252. */
function decodeXml(bytes: Uint8Array): { text: string } | null {
  const head = Buffer.from(bytes.subarray(0, 200)).toString('latin1')
  const named = /^(?:\u00EF\u00BB\u00BF)?\s*<\?xml[^>]*encoding=["']([\w-]+)["']/i.exec(head)?.[1]
  if (named === undefined) return null
  try {
    return { text: new TextDecoder(named).decode(bytes) }
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}
