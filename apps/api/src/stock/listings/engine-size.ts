import { decimalOf } from '../../core/decimal-of.ts'

/**
 * `1498`, `1,498cc` and `cc 1,498` are cubic centimetres, `1.5` litres, `40kwh` the battery of an electric vehicle; other words stay as
 * they are.
 */
export function engineSizeOf(text: string): string {
  // Swahili puts the unit in front.
  const capacity = decimalOf(text.replace(/^c\.?c\.?\s*(?=\d)|\s*c\.?c\.?$/i, ''))
  if (capacity !== null && Number(capacity) >= 40 && Number(capacity) <= 30_000)
    return `${Math.round(Number(capacity)).toLocaleString('en-GB')} cc`
  const [, litres] = /^(\d{1,2}[.,]\d)\s*l?(?:it(?:er|re)s?)?$/i.exec(text) ?? []
  if (litres !== undefined) return `${litres.replace(',', '.')} L`
  const [, battery] = /^(\d{1,3}(?:[.,]\d)?)\s*kwh$/i.exec(text) ?? []
  return battery === undefined ? text : `${battery.replace(',', '.')} kWh`
}
