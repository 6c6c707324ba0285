/** A number with or without separators, as decimal text; null when it is not a number. */
export function decimalOf(text: string): string | null {
  const digits = text.replaceAll(/[\s_'’]/g, '')
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?$/.test(digits)) return digits.replaceAll(',', '')
  if (/^\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?$/.test(digits))
    return digits.replaceAll('.', '').replace(',', '.')
  return /^\d+(?:[.,]\d{1,2})?$/.test(digits) ? digits.replace(',', '.') : null
}
