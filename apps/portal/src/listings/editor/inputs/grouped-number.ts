export interface NumberShape {
  /** Digits before the point. */
  digits: number
  /** Digits after it. */
  decimals: number
}

/** What of a typed or pasted text is the number: `KES 780,000.50` → `780000.50`. */
export function plainNumber(typed: string, { digits, decimals }: NumberShape): string {
  const [whole = '', ...rest] = typed.replaceAll(/[^\d.]/g, '').split('.')
  const kept = whole.replace(/^0+(?=\d)/, '').slice(0, digits)
  if (decimals === 0 || rest.length === 0) return kept
  return `${kept || '0'}.${rest.join('').slice(0, decimals)}`
}

/** `780000.5` → `780,000.5`. */
export function grouped(plain: string): string {
  const [whole = '', fraction] = plain.split('.')
  const thousands = whole.replaceAll(/\B(?=(\d{3})+$)/g, ',')
  return fraction === undefined ? thousands : `${thousands}.${fraction}`
}

/** Where the caret stands in the grouped text, so many characters of the number after its beginning. */
export function caretAfter(text: string, characters: number): number {
  let left = characters
  for (let place = 0; place < text.length; place += 1) {
    if (left === 0) return place
    if (text[place] !== ',') left -= 1
  }
  return text.length
}
