/**
 * What a spreadsheet may take for the beginning of a formula, also behind blanks and in the wide and small forms of East
 * Asian keyboards (OWASP, CSV Injection).
 */
const formula = String.raw`(?:\s*[=+\-@＝＋－＠﹦﹢﹣﹫]|[\t\r\n])`
const looksLikeFormula = new RegExp(`^'*${formula}`)
const isGuarded = new RegExp(`^'+${formula}`)

/** An apostrophe stops a spreadsheet from reading a text as a formula. */
export function guardText(text: string): string {
  return looksLikeFormula.test(text) ? `'${text}` : text
}

/** Removes such an apostrophe when the file is read. */
export function withoutGuard(text: string): string {
  return isGuarded.test(text) ? text.slice(1) : text
}
