/** Where the price facet divides, in dollars. */
export const priceBounds = [2000, 4000, 6000, 8000, 10_000, 14_000, 20_000, 30_000] as const

/** One between two bounds, and one of each bound, which belongs to both sides of it as a filter includes both its ends. */
export const priceBuckets = 2 * priceBounds.length + 1

const cents = priceBounds.map((bound) => 100 * bound)

/** Bucket 2n lies below bound n, bucket 2n + 1 is the bound itself. */
export function priceBucketOf(price: number): number {
  let n = 0
  while (n < cents.length && (cents[n] ?? 0) < price) n += 1
  return cents[n] === price ? 2 * n + 1 : 2 * n
}

/** The same by PostgreSQL's `width_bucket`: the least price of each bucket but the first. */
export const priceThresholds = cents.flatMap((bound) => [bound, bound + 1])

export interface PriceBand {
  /** Dollars; null where there is no upper end. */
  from: number
  to: number | null
  count: number
}

/** The facet of counts by bucket: each band with both its ends. */
export function priceBands(counts: ReadonlyMap<number, number>): PriceBand[] {
  const at = (bucket: number) => counts.get(bucket) ?? 0
  return [0, ...priceBounds].map((from, n) => ({
    from,
    to: priceBounds[n] ?? null,
    count: at(2 * n - 1) + at(2 * n) + at(2 * n + 1),
  }))
}
