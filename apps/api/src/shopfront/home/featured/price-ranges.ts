/**
 * The price ranges of the home page's three promo cards (buyer spec §3): cars up to 3,000 dollars, up to 8,000, and
 * above. A sample lies in the middle of its range, not at its edge. Cents.
 */
export const trustedRanges = {
  low: { from: 180_000, to: 300_000 },
  mid: { from: 500_000, to: 800_000 },
  upper: { from: 1_200_000 },
} as const
