import type { LandedLine } from '@bandari/sdk'

export const costGroups = ['car', 'ship', 'duty', 'others'] as const
export type CostGroup = (typeof costGroups)[number]

const groupOf: Partial<Record<LandedLine['kind'], CostGroup>> = {
  vehicle: 'car',
  freight: 'ship',
  insurance: 'ship',
  inspection: 'ship',
  tracking_note: 'ship',
  duty: 'duty',
}

export interface Share {
  part: CostGroup
  percent: number
}

/** What part of the high sum goes where; whole percents that make a hundred. Unknown costs have no share. */
export function sharesOf(lines: readonly Pick<LandedLine, 'kind' | 'usd_high'>[]): Share[] {
  const sums = costGroups.map((part) => ({
    part,
    cents: lines
      .filter(({ kind }) => (groupOf[kind] ?? 'others') === part)
      .reduce((sum, { usd_high }) => sum + Number(usd_high.replace('.', '')), 0),
  }))
  const all = sums.reduce((sum, { cents }) => sum + cents, 0)
  if (all === 0) return []
  const exact = sums
    .filter(({ cents }) => cents > 0)
    .map(({ part, cents }) => ({ part, exact: (cents * 100) / all }))
  const shares = exact.map((one) => ({ ...one, percent: Math.floor(one.exact) }))
  const left = 100 - shares.reduce((sum, { percent }) => sum + percent, 0)
  // The largest remainders have what rounding down left over.
  const byRemainder = shares.toSorted(
    (one, other) => other.exact - other.percent - (one.exact - one.percent),
  )
  for (const share of byRemainder.slice(0, left)) share.percent += 1
  return shares.map(({ part, percent }) => ({ part, percent }))
}
