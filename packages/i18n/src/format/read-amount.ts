/**
 * `1,250.5`, `1 250,5` → `1250.50`; with the currency that the field is in, also `1 250,5 USD` and `$1,250.5`, never another's
 * code. Null for anything but an amount of money.
 */
export function readAmount(text: string, currency?: string): string | null {
  // One or two digits after a comma are cents: no thousands are written like that.
  const digits = withoutUnit(text.replaceAll(/\s/g, ''), currency)
    .replace(/,(?=\d{1,2}$)/, '.')
    .replaceAll(',', '')
  const [, whole = '', part = ''] = /^(\d{1,10})(?:\.(\d{1,2}))?$/.exec(digits) ?? []
  return whole === '' ? null : `${Number(whole)}.${part.padEnd(2, '0')}`
}

/** The code stands before or after the number, by the language. */
function withoutUnit(text: string, currency: string | undefined): string {
  if (currency === undefined) return text
  const units = currency === 'USD' ? [currency, '$'] : [currency]
  const before = units.find((unit) => text.startsWith(unit))
  if (before !== undefined) return text.slice(before.length)
  const after = units.find((unit) => text.endsWith(unit))
  return after === undefined ? text : text.slice(0, -after.length)
}
