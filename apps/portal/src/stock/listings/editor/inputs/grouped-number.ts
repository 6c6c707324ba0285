import { groupDigits, numberMarksOf } from '@bandari/i18n/format'
import { translator } from '../../../../language/translator.ts'

export interface NumberShape {
  /** Digits before the point. */
  digits: number
  /** Digits after it. */
  decimals: number
}

/** The number in a typed or pasted text: `KES 780,000.50` → `780000.50`. */
export function plainNumber(
  typed: string,
  shape: NumberShape,
  locale: string = translator.locale,
): string {
  const { digits, decimals } = shape
  const [whole = '', ...rest] = pointed(typed, shape, locale).split('.')
  const kept = whole.replace(/^0+(?=\d)/, '').slice(0, digits)
  if (decimals === 0 || rest.length === 0) return kept
  return `${kept || '0'}.${rest.join('').slice(0, decimals)}`
}

/** The digits, and a point wherever the language's decimal mark was typed. */
function pointed(typed: string, { decimals }: NumberShape, locale: string): string {
  return (numberMarksOf(locale).decimal === ',' ? withPoint(typed, decimals) : typed).replaceAll(
    /[^\d.]/g,
    '',
  )
}

/**
 * Reads a number whose decimal mark is a comma. A point before three digits sets thousands apart; any other is typed on a
 * keyboard that has no comma. A number without decimals has thousands only.
 */
function withPoint(typed: string, decimals: number): string {
  const thousands = decimals === 0 ? /[.,](?=\d{3}(?!\d))/g : /\.(?=\d{3}(?!\d))/g
  return typed.replaceAll(thousands, '').replaceAll(',', '.')
}

/** `780000.5` → `780,000.5`, `780 000,5`. */
export function grouped(plain: string, locale: string = translator.locale): string {
  const [whole = '', fraction] = plain.split('.')
  const thousands = groupDigits(whole, locale)
  return fraction === undefined
    ? thousands
    : `${thousands}${numberMarksOf(locale).decimal}${fraction}`
}

/** How many characters of the number are in the text before the caret. */
export function charactersIn(
  before: string,
  shape: NumberShape,
  locale: string = translator.locale,
): number {
  return pointed(before, shape, locale).length
}

/** Where the caret stands in the grouped text when `characters` of the number are before it. */
export function caretAfter(
  text: string,
  characters: number,
  locale: string = translator.locale,
): number {
  const { decimal } = numberMarksOf(locale)
  let left = characters
  for (let place = 0; place < text.length; place += 1) {
    if (left === 0) return place
    const character = text.charAt(place)
    if (/\d/.test(character) || character === decimal) left -= 1
  }
  return text.length
}
