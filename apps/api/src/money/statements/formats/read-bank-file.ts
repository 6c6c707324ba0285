import { decode } from '../../../core/decode.ts'
import type { PlainOrProblem } from '../../../core/problem.ts'
import type { BankFile } from './bank-file.ts'
import { readCamt } from './camt.ts'
import { maxLines, readStatementTable, type StatementTable } from './csv-statement.ts'
import { readMt940 } from './mt940.ts'
import { problem } from '../../../core/problem.ts'

/** A CSV has no fixed columns: it is a table until somebody has named them. */
export type ReadBankFile =
  | { file: BankFile }
  | { table: StatementTable }
  | { problem: PlainOrProblem }

/** Detects the format by the content, not the file name. */
export async function readBankFile(bytes: Uint8Array): Promise<ReadBankFile> {
  const decoded = decodeXml(bytes) ?? decode(bytes)
  if ('problem' in decoded) return { problem: 'statement_unreadable' }
  const { text } = decoded
  const start = text.replace(/^\uFEFF/, '').trimStart()
  if (start === '') return { problem: 'file_empty' }
  if (!start.startsWith('<') && !/^(\{1:|:20:)/m.test(start.slice(0, 2000)))
    return readStatementTable(text)
  const reading = start.startsWith('<') ? readCamt(start) : readMt940(start)
  if ('problem' in reading) return reading
  const { entries } = reading.file
  if (entries.length === 0) return { problem: 'statement_empty' }
  return entries.length > maxLines
    ? { problem: problem('file_has_too_many_rows', { most: maxLines }) }
    : reading
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
