import type { AcceptedMisfit } from '@bandari/sdk'
import type { FitOfLine } from './basket-fits.ts'
import type { OrderedFit } from './order-fit.store.ts'

interface Terms {
  /** What the buyer has confirmed to order although it does not fit. */
  given: readonly AcceptedMisfit[]
  /** Whether the shop takes back what it said fits. */
  isPromised: boolean
  now: Date
}

/**
 * What the order stores of its parts, and those that do not fit and whose buyer has not confirmed them. A confirmation is of a
 * part and a vehicle: for another vehicle it says nothing.
 */
export function acceptMisfits(
  fits: readonly FitOfLine[],
  { given, isPromised, now }: Terms,
): { fits: OrderedFit[]; open: FitOfLine[] } {
  const isGiven = ({ line, vehicle }: FitOfLine) =>
    given.some(
      ({ product, trim, year }) =>
        product === line.product_id && trim === vehicle.trim && year === vehicle.year,
    )
  const isMisfit = ({ verdict }: FitOfLine) => verdict === 'does-not-fit'
  return {
    fits: fits.map((fit) => ({
      position: fit.position,
      trim_id: fit.vehicle.trim,
      year: fit.vehicle.year,
      vehicle: fit.vehicle.name,
      verdict: fit.verdict,
      told_at: now,
      accepted_at: isMisfit(fit) ? now : null,
      is_promised: isPromised && fit.verdict === 'fits',
    })),
    open: fits.filter((fit) => isMisfit(fit) && !isGiven(fit)),
  }
}
