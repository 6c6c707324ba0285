import type { Format } from '@bandari/i18n/format'
import type { SelectChoice } from '@bandari/ui'
import type { VehicleQuery } from '../shared/addresses/vehicle-query.ts'

/** USD 500 to 43,500 in steps of 500 (buyer spec §2, §9). */
export const priceBands: readonly number[] = Array.from(
  { length: 87 },
  (_, step) => (step + 1) * 500,
)

/** KES 200,000 to 10 million: cars in Kenya. */
const shillingBands: readonly number[] = [
  ...Array.from({ length: 14 }, (_, step) => (step + 2) * 100_000),
  ...Array.from({ length: 7 }, (_, step) => (step + 4) * 500_000),
  ...Array.from({ length: 5 }, (_, step) => (step + 6) * 1_000_000),
]

interface BandsOf {
  market: VehicleQuery['market']
  format: Format
}

/** A bound that is not one of the steps, as one that came from shillings, is offered too. */
export function bandChoices(
  current: number,
  none: string,
  { market, format }: BandsOf,
): SelectChoice[] {
  const bands = market === 'local' ? shillingBands : priceBands
  const isOwn = current === 0 || bands.includes(current)
  const bounds = isOwn ? bands : [...bands, current].sort((one, other) => one - other)
  return [
    { value: '0', label: none },
    ...bounds.map((bound) => ({
      value: String(bound),
      label: priceIn(market, bound, format),
    })),
  ]
}

/** In the currency of the market. */
export function priceIn(market: VehicleQuery['market'], amount: number, format: Format): string {
  if (market === 'export') return dollars(amount, format)
  return format.money({ amount, currency: 'KES', decimals: 0 })
}

export function dollars(amount: number, format: Format): string {
  return format.money({ amount, currency: 'USD', decimals: 0 })
}
