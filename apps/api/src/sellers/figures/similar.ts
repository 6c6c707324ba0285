/** Which listings are like one: the same model, about as old, driven about as far. */
export interface SimilarRange {
  fromYear: number
  toYear: number
  /** Null where the listing tells no mileage. */
  mileage: { from: number; to: number } | null
}

const years = 2
/** Kilometres, and the share of the mileage: whichever is more. */
const leastApart = 20_000
const shareApart = 0.3

/** With fewer nobody knows what such a vehicle costs. */
export const fewestSimilar = 5

export function similarRange(year: number, mileage: number | null): SimilarRange {
  const apart = mileage === null ? 0 : Math.max(leastApart, Math.round(mileage * shareApart))
  return {
    fromYear: year - years,
    toYear: year + years,
    mileage: mileage === null ? null : { from: Math.max(0, mileage - apart), to: mileage + apart },
  }
}

/** By how many per cent a number is above another, rounded. */
export function percentAbove(value: number, other: number): number {
  return Math.round((value / other - 1) * 100) || 0
}
