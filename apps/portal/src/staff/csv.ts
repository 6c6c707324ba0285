import { guardText } from '@bandari/sdk/csv-guard'

type Cell = string | number | boolean | null

export type CsvColumns<T> = Readonly<Record<string, (record: T) => Cell>>

/** RFC 4180, with a mark that makes spreadsheets read it as UTF-8. Whoever exports nothing never loads the library. */
export async function csvOf<T>(columns: CsvColumns<T>, records: readonly T[]): Promise<string> {
  const { stringify } = await import('csv-stringify/browser/esm/sync')
  const rows = records.map((record) => Object.values(columns).map((read) => guard(read(record))))
  return stringify([Object.keys(columns), ...rows], {
    bom: true,
    record_delimiter: 'windows',
    quoted_match: /[\r\n]/,
  })
}

/** Buyers choose their names: a cell that starts like a formula must not become one. */
function guard(value: Cell): string {
  return typeof value === 'string' ? guardText(value) : String(value ?? '')
}
