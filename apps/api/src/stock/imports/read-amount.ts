import type { ColumnProfile, ProfiledCell } from './column-profile.ts'
import { shapeOf } from './number-shape.ts'
import { type NumberReading, readNumber } from './read-number.ts'

/** How people shorten amounts, by the places that their numbers are moved; `mil` is a thousand here and a million there. */
const shortenings: readonly { words: RegExp; places: number }[] = [
  { words: /^(?:k|thousand|elfu|mille)\.?$/i, places: 3 },
  { words: /^(?:m|mn|mln|mio|mill|million|millions|milioni|milhão|milhões)\.?$/i, places: 6 },
  { words: /^万$/, places: 4 },
]

/** An amount of money or a distance without its unit: `1.25M` is 1,250,000 and `850k` 850,000. */
export function readAmount(cell: ProfiledCell, profile: ColumnProfile): NumberReading {
  const [, number = '', word = ''] = /^(\d[\d.,\s'’]*?)\s*(\p{L}{1,8}\.?)$/u.exec(cell.text) ?? []
  const places = shortenings.find(({ words }) => words.test(word))?.places
  if (places === undefined) return readNumber(cell, profile)
  const shape = shapeOf(number)
  if (shape === null) return null
  // Nobody writes thousands of millions: `1.250M` has three decimals. `1,250k` is more often a thousand and a quarter.
  const isDecimal = shape.ambiguous !== null && (places > 3 || shape.ambiguous === '.')
  const value = isDecimal ? `${shape.value.slice(0, -3)}.${shape.value.slice(-3)}` : shape.value
  return { decimal: moved(value, places) }
}

function moved(decimal: string, places: number): string {
  const [whole = '', fraction = ''] = decimal.split('.')
  const rest = fraction.slice(places)
  const moved = `${whole}${fraction.slice(0, places).padEnd(places, '0')}`.replace(/^0+(?=\d)/, '')
  return rest === '' ? moved : `${moved}.${rest}`
}
