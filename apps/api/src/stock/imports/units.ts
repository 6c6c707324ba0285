/** Exactly; the international mile of 1959. */
const kilometresInMile = 1.609_344

/** A whole number of kilometres. */
export function kilometresOf(miles: number): number {
  return Math.round(miles * kilometresInMile)
}

/** Units of distance behind a number. `mls` is how New Zealand and Britain shorten miles. */
export function distanceOf(cell: string): {
  number: string
  unit: 'km' | 'miles' | null
  times: 1 | 10_000
} {
  const text = cell.normalize('NFKC').trim()
  const [, miles] = /^(.*\dk?)\s*(?:mi|mls?|miles?)\.?$/is.exec(text) ?? []
  if (miles !== undefined) return { number: miles, unit: 'miles', times: 1 }
  const [, before] = /^km\.?\s*(\d.*)$/is.exec(text) ?? []
  const [, after] = /^(.*?(?:[\d万]|\dk))\s*(?:kms?|kilomet(?:er|re)s?|キロ)\.?$/is.exec(text) ?? []
  const number = before ?? after ?? text
  // Japanese lists count in ten thousands: 2.3万km.
  const [, tenThousands] = /^(.*\d)\s*万$/s.exec(number) ?? []
  const unit = (before ?? after) === undefined ? null : 'km'
  return tenThousands === undefined
    ? { number, unit, times: 1 }
    : { number: tenThousands, unit, times: 10_000 }
}

/** Of a power, metric (PS, ch, cv, pk) or not: a listing has none. */
const power = /^\d[\d.,\s]*(?:kw|ps|ch|cv|pk|馬力|b?hp)\.?$/i

/** Whether a cell is a power, as in `110 PS`. */
export function isPower(cell: string): boolean {
  return power.test(cell.normalize('NFKC').trim())
}

/** Cubic centimetres or litres, as they are written: `1,498cc`, `2.0L`, `cc 998`, `1.998`; a number alone has no unit. */
export function displacementOf(cell: string): { number: string; unit: 'cc' | 'l' | null } | null {
  const text = cell.normalize('NFKC').trim()
  const [, before, number, after] =
    /^(c\.?c\.?)?\s*(\d[\d.,\s']*)(?:\s*(c\.?c\.?|cm3|ccm|l|lt|lit(?:er|re)s?)\.?)?$/i.exec(text) ??
    []
  if (number === undefined) return null
  const unit = before ?? after
  if (unit === undefined) return { number: number.trim(), unit: null }
  return { number: number.trim(), unit: /^l/i.test(unit) ? 'l' : 'cc' }
}
