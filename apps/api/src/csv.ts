/** RFC 4180, with a byte order mark by which spreadsheets know UTF-8. */
export function csvOf(
  names: readonly string[],
  rows: readonly (readonly (string | number | null)[])[],
): string {
  const lines = rows.map((row) => row.map(field).join(','))
  return `\uFEFF${[names.join(','), ...lines, ''].join('\r\n')}`
}

/** A text that a spreadsheet would take for a formula is kept from it; a number is none. */
function field(value: string | number | null): string {
  const text = String(value ?? '')
  const safe = /^[=+\-@\t\r]/.test(text) && Number.isNaN(Number(text)) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
