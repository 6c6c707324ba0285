type Cell = string | number | boolean | null

export type CsvColumns<T> = Readonly<Record<string, (record: T) => Cell>>

/** RFC 4180, with a mark that makes spreadsheets read it as UTF-8. */
export function csvOf<T>(columns: CsvColumns<T>, records: readonly T[]): string {
  const head = Object.keys(columns)
  const rows = records.map((record) => Object.values(columns).map((read) => read(record)))
  return `\uFEFF${[head, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`
}

/** Buyers choose their names: a cell that starts like a formula must not become one. */
function cell(value: Cell): string {
  const text = String(value ?? '')
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
