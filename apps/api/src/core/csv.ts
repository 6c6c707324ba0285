type Cell = string | number | null

/** RFC 4180, with a byte order mark by which spreadsheets know UTF-8. */
export function writeCsv(rows: readonly (readonly Cell[])[]): string {
  return `\uFEFF${[...rows.map((cells) => cells.map(field).join(',')), ''].join('\r\n')}`
}

/** A text that a spreadsheet would take for a formula is kept from it by an apostrophe; a number is none. */
function field(value: Cell): string {
  const text = String(value ?? '')
  const safe = /^'*[=+\-@\t\r]/.test(text) && Number.isNaN(Number(text)) ? `'${text}` : text
  return /[",;\r\n\t]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** What such an apostrophe kept is read without it. */
export function withoutGuard(text: string): string {
  return /^'+[=+\-@\t\r]/.test(text) ? text.slice(1) : text
}
