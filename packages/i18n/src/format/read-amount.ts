/** `1,250.5`, `1 250,5` → `1250.50`; null for anything but an amount of money. */
export function readAmount(text: string): string | null {
  // One or two digits after a comma are cents: no thousands are written like that.
  const digits = text
    .replaceAll(/\s/g, '')
    .replace(/,(?=\d{1,2}$)/, '.')
    .replaceAll(',', '')
  const [, whole = '', part = ''] = /^(\d{1,10})(?:\.(\d{1,2}))?$/.exec(digits) ?? []
  return whole === '' ? null : `${Number(whole)}.${part.padEnd(2, '0')}`
}
