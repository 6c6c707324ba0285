import { stringify } from 'csv-stringify/sync'

type Cell = string | number | null

/** RFC 4180, with a byte order mark by which spreadsheets know UTF-8. */
export function writeCsv(rows: readonly (readonly Cell[])[]): string {
  return stringify([...rows], {
    bom: true,
    record_delimiter: 'windows',
    cast: { string: guard },
    quoted_match: /[;\r\n\t]|^\s|\s$/,
  })
}

/** A text that a spreadsheet would take for a formula is kept from it by an apostrophe; a number is none. */
function guard(text: string): string {
  return /^'*[=+\-@\t\r]/.test(text) && Number.isNaN(Number(text)) ? `'${text}` : text
}

/** What such an apostrophe kept is read without it. */
export function withoutGuard(text: string): string {
  return /^'+[=+\-@\t\r]/.test(text) ? text.slice(1) : text
}
