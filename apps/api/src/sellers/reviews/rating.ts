import type { Seller } from '@bandari/sdk'

/** With fewer reviews an average says more of the last buyer than of the seller. */
export const fewestReviews = 3

/** How many reviews have how many stars. */
export type StarCounts = readonly { stars: number; count: number }[]

/** The average to a tenth, and of how many; null while there are too few. */
export function ratingOf(counts: StarCounts): Seller['rating'] {
  const count = counts.reduce((sum, one) => sum + one.count, 0)
  if (count < fewestReviews) return null
  const stars = counts.reduce((sum, one) => sum + one.stars * one.count, 0)
  return { average: Math.round((stars / count) * 10) / 10, count }
}
