import { formatCount, formatMoney } from '../../../shared/format.ts'

const shortForms = new Set(['suv', 'mpv'])

/** `double-cab` → `Double cab`, `suv` → `SUV`, `white` → `White`; as the shop prints them. */
export function wordsOf(slug: string): string {
  if (shortForms.has(slug)) return slug.toUpperCase()
  const words = slug.replaceAll(/[-_]/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export function priceWords(price: string): string {
  return formatMoney({ amount: price.replace(/\.$/, ''), currency: 'KES' })
}

export function mileageWords(mileage: string): string {
  return mileage === '' ? '' : `${formatCount(Number(mileage))} km`
}
