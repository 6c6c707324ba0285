import { formatCount, formatMoney } from '@bandari/ui'
import type { ListingValues, ValueName } from './listing-values.ts'
import { phoneWords } from './phone-words.ts'

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

/** A value in words, empty for none. */
export function valueWords(name: ValueName, value: ListingValues[ValueName]): string {
  if (value === '') return ''
  if (name === 'publish') return value === 'live' ? 'Live' : 'Draft'
  if (name === 'pPrice') return priceWords(value)
  if (name === 'sMileage') return mileageWords(value)
  if (name === 'pContact') return phoneWords(value)
  return name === 'sBody' || name === 'sColour' ? wordsOf(value) : value
}
