import { stringify } from 'csv-stringify/sync'

type Cell = string | number | null

/** RFC 4180, with a byte order mark that tells spreadsheets it is UTF-8. */
export function writeCsv(rows: readonly (readonly Cell[])[]): string {
  return stringify([...rows], {
    bom: true,
    record_delimiter: 'windows',
    cast: { string: guard },
    quoted_match: /[;\r\n\t]|^\s|\s$/,
  })
}

/** An apostrophe stops a spreadsheet from reading a text as a formula; a number needs none. */
function guard(text: string): string {
  return /^'*[=+\-@\t\r]/.test(text) && Number.isNaN(Number(text)) ? `'${text}` : text
}

/** Removes such an apostrophe when the file is read. */
export function withoutGuard(text: string): string {
  return /^'+[=+\-@\t\r]/.test(text) ? text.slice(1) : text
}
