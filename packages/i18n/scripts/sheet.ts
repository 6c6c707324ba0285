import { guardText, withoutGuard } from '@bandari/sdk/csv-guard'
import { CsvError, parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import type { Entry } from '../src/reading.ts'

/** A language as a CSV file for a reader's spreadsheet, and such a file as a spreadsheet gives it back. */

const headings = ['Key', 'English', 'What to know', 'Now', 'Better', 'Good', 'Remark'] as const

/** A reader fills the last three columns. */
export function writeSheet(entries: readonly Entry[]): string {
  const rows = entries.map(({ id, english, description, translation }) => [
    id,
    english,
    description,
    translation ?? '',
    '',
    '',
    '',
  ])
  return stringify([headings, ...rows], {
    // Without it Excel takes the file for one of its own old encodings.
    bom: true,
    record_delimiter: 'windows',
    cast: { string: guardText },
    // Also for spreadsheets whose separator is a semicolon.
    quoted_match: /[;\r\n\t]|^\s|\s$/,
  })
}

export interface SheetRow {
  /** As a spreadsheet counts: the headings are row 1. */
  row: number
  id: string
  english: string
  /** The translation when the sheet was written. */
  now: string
  /** What the reader would say instead; often nothing. */
  better: string
  /** The reader's mark that the translation may stay as it is. */
  good: string
  remark: string
}

/** Says in a sentence why a file is no sheet. */
export class SheetError extends Error {
  override name = 'SheetError'
}

/** What a column may be called: as we write it, and as a list of corrections alone has it. */
const names = {
  domain: ['domain'],
  id: ['key'],
  english: ['english'],
  now: ['now', 'current'],
  better: ['better'],
  good: ['good'],
  remark: ['remark', 'reason'],
} as const

type Column = keyof typeof names

const needed: readonly Column[] = ['id', 'english', 'now', 'better']

/** Reads what spreadsheets write: commas, semicolons or tabs, any line ends, with or without a byte order mark. */
export function readSheet(bytes: Uint8Array): SheetRow[] {
  const text = decode(bytes)
  const delimiter = [',', ';', '\t'].find((one) => isSheet(columnsOf(text, one)))
  if (delimiter === undefined)
    throw new SheetError(
      `The first row has to name the columns ${headings.join(', ')}; What to know, Good and Remark may be missing.`,
    )
  const columns = columnsOf(text, delimiter)
  return recordsOf(text, { delimiter })
    .map((cells, at) => ({ cells, row: at + 1 }))
    .slice(1)
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
    .map(({ cells, row }) => {
      const cell = (column: Column) => withoutGuard(cells[columns.indexOf(column)] ?? '')
      const domain = cell('domain').trim()
      const key = cell('id').trim()
      return {
        row,
        id: domain === '' ? key : `${domain}.${key}`,
        english: cell('english'),
        now: cell('now'),
        better: cell('better'),
        good: cell('good').trim(),
        remark: cell('remark').trim(),
      }
    })
}

function decode(bytes: Uint8Array): string {
  try {
    // A file for Excel may begin with a line that only names the separator.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replace(/^sep=.\r?\n/i, '')
  } catch {
    throw new SheetError(
      'The file is not in UTF-8. Save it again, in Excel as “CSV UTF-8”, in LibreOffice with the character set “Unicode (UTF-8)”.',
    )
  }
}

function columnsOf(text: string, delimiter: string): (Column | null)[] {
  const [cells = []] = recordsOf(text, { delimiter, to: 1 })
  return cells.map((cell) => {
    const heading = cell.trim().toLowerCase()
    const known = Object.entries(names).find(([, all]) => all.some((name) => name === heading))
    return known ? (known[0] as Column) : null
  })
}

function isSheet(columns: readonly (Column | null)[]): boolean {
  return needed.every((column) => columns.includes(column))
}

function recordsOf(text: string, options: { delimiter: string; to?: number }): string[][] {
  try {
    return parse(text, { relax_column_count: true, relax_quotes: true, ...options })
  } catch (error) {
    if (error instanceof CsvError) throw new SheetError(`This is no CSV file: ${error.message}`)
    throw error
  }
}
