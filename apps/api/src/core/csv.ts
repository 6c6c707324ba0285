import { guardText } from '@bandari/sdk/csv-guard'
import { stringify } from 'csv-stringify/sync'

export { withoutGuard } from '@bandari/sdk/csv-guard'

type Cell = string | number | null
type Rows = readonly (readonly Cell[])[]

const byteOrderMark = '\uFEFF'

/** RFC 4180, with a byte order mark that tells spreadsheets it is UTF-8. */
export function writeCsv(rows: Rows): string {
  return byteOrderMark + csvLines(rows)
}

/** More lines of the same file. */
export function csvLines(rows: Rows): string {
  return stringify([...rows], {
    record_delimiter: 'windows',
    cast: { string: guard },
    quoted_match: /[;\r\n\t]|^\s|\s$/,
  })
}

/** A number in words of its own, such as a year or a price, is one in a spreadsheet too. */
function guard(text: string): string {
  return Number.isNaN(Number(text)) ? guardText(text) : text
}
