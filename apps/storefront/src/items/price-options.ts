import type { Format } from '@bandari/i18n/format'
import { type SelectChoice } from '@bandari/ui'

const steps = (from: number, to: number, by: number): number[] =>
  Array.from({ length: (to - from) / by + 1 }, (_, index) => from + index * by)

/**
 * Item price options: 0, 100, 500, 1000, then steps of 500 to 10000, steps of 1000 to 20000, then 22500, 25000, 27500,
 * 30000, then steps of 5000 to 75000, and 150000 (buyer spec §9).
 */
export const priceOptions: readonly number[] = [
  0,
  100,
  500,
  ...steps(1000, 10_000, 500),
  ...steps(11_000, 20_000, 1000),
  22_500,
  25_000,
  27_500,
  30_000,
  ...steps(35_000, 75_000, 5000),
  150_000,
]

export interface PriceBounds {
  /** 0 means no bound. */
  min: number
  max: number
}

/** Min options are those below the current max (buyer spec §2). */
export function minOptions({ min, max }: PriceBounds): number[] {
  return withOwn(priceOptions, min).filter((option) => max === 0 || option < max || option === min)
}

/** Max options are those above the current min; 0, no bound, is always one. */
export function maxOptions({ min, max }: PriceBounds): number[] {
  const above = withOwn(priceOptions, max).filter((option) => option > min || option === max)
  return [...new Set([0, ...above])]
}

/** A bound that an address brought along is offered too. */
function withOwn(options: readonly number[], own: number): number[] {
  return options.includes(own) ? [...options] : [...options, own].sort((a, b) => a - b)
}

export function priceChoices(
  options: readonly number[],
  none: string,
  format: Format,
): SelectChoice[] {
  return options.map((amount) => ({
    value: String(amount),
    label: amount === 0 ? none : format.money({ amount, currency: 'USD', decimals: 0 }),
  }))
}
