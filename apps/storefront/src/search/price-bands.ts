import type { Format } from '@bandari/i18n/format'
import type { SelectChoice } from '@bandari/ui'

/** USD 500 to 43,500 in steps of 500 (buyer spec §2, §9). */
export const priceBands: readonly number[] = Array.from(
  { length: 87 },
  (_, step) => (step + 1) * 500,
)

/** A bound that came from shillings is not one of the steps, and is offered too. */
export function bandChoices(current: number, none: string, format: Format): SelectChoice[] {
  const isOwn = current === 0 || priceBands.includes(current)
  const bounds = isOwn ? priceBands : [...priceBands, current].sort((one, other) => one - other)
  return [
    { value: '0', label: none },
    ...bounds.map((bound) => ({ value: String(bound), label: dollars(bound, format) })),
  ]
}

export function dollars(amount: number, format: Format): string {
  return format.money({ amount, currency: 'USD', decimals: 0 })
}
