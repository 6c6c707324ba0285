import type { CommissionEntry } from '@bandari/sdk'

const columns = [
  'date',
  'kind',
  'level',
  'order_number',
  'position',
  'rate',
  'base',
  'amount',
  'currency',
  'state',
  'note',
] as const satisfies readonly (keyof CommissionEntry)[]

/** RFC 4180, with a byte order mark by which spreadsheets know UTF-8. */
export function statementCsv(entries: readonly CommissionEntry[]): string {
  const rows = entries.map((entry) => columns.map((name) => field(entry[name])).join(','))
  return `\uFEFF${[columns.join(','), ...rows, ''].join('\r\n')}`
}

/** A text that a spreadsheet would take for a formula is kept from it; a number is none. */
function field(value: string | number | null): string {
  const text = String(value ?? '')
  const safe = /^[=+\-@\t\r]/.test(text) && Number.isNaN(Number(text)) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
