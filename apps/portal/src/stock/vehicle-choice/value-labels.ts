import { locationLabel, vehicleWord } from '@bandari/ui'
import { t } from '../../language/translator.ts'
import { formatDistance, formatMoney } from '../../shared/format.ts'

/**
 * `double-cab` → `Double cab`, `cabina dupla` in another language, and so the country of a port; what is not ours is tidied:
 * `flat-bed` → `Flat bed`.
 */
export function wordsOf(slug: string): string {
  const known = vehicleWord(t, slug)
  if (known !== null) return known
  const words = slug.replaceAll(/[-_]/g, ' ')
  return locationLabel(t, words.charAt(0).toUpperCase() + words.slice(1))
}

export function formatPrice(price: string, { currency }: { currency: string }): string {
  return formatMoney({ amount: price.replace(/\.$/, ''), currency })
}

export function formatMileage(mileage: string): string {
  return mileage === '' ? '' : formatDistance(Number(mileage))
}

export function liveLabel(live: string): string {
  return t(live === 'live' ? 'portalSelling.live' : 'portalSelling.draft')
}
