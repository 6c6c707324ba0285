import type { Came, Figures } from './figures.store.ts'

export const none: Figures = { clicks: 0, sign_ups: 0, orders: 0, commission: 0 }

export function add(one: Figures, other: Figures): Figures {
  return {
    clicks: one.clicks + other.clicks,
    sign_ups: one.sign_ups + other.sign_ups,
    orders: one.orders + other.orders,
    commission: one.commission + other.commission,
  }
}

/** What came in each of the ways that `keyOf` tells apart; null leaves one out. */
export function sumBy<Key>(
  rows: readonly Came[],
  keyOf: (row: Came) => Key | null,
): Map<Key, Figures> {
  const sums = new Map<Key, Figures>()
  for (const row of rows) {
    const key = keyOf(row)
    if (key !== null) sums.set(key, add(sums.get(key) ?? none, row))
  }
  return sums
}

/** Busiest first: by orders, then by sign-ups, then by clicks. */
export function byWorth(one: Figures, other: Figures): number {
  return other.orders - one.orders || other.sign_ups - one.sign_ups || other.clicks - one.clicks
}
