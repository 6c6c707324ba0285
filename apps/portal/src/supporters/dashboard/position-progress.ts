import type { CommissionSummary, PositionProgress } from '@bandari/sdk'

/** Cents of a decimal of the wire. A lifetime of sales fits a number exactly. */
export function centsOf(amount: string): number {
  return Math.round(Number(amount) * 100)
}

export function amountOf(cents: number): string {
  return (cents / 100).toFixed(2)
}

export interface Step {
  /** Of the way from this position to the next, 0 to 100. */
  percent: number
  /** Sales that are still missing. */
  missing: string
}

/** How far it is to the next position (decisions 15); null from the highest. */
export function stepTo({ qualified_sales, from, next }: PositionProgress): Step | null {
  if (next === null) return null
  const [sales, start, goal] = [centsOf(qualified_sales), centsOf(from), centsOf(next.from)]
  const way = goal - start
  const done = Math.min(Math.max(sales - start, 0), way)
  return {
    percent: way === 0 ? 100 : Math.floor((done / way) * 100),
    missing: amountOf(Math.max(goal - sales, 0)),
  }
}

/** What is missing of the balance from which commission is paid, or null when it is reached. */
export function missingToPayout(
  summary: Pick<CommissionSummary, 'approved' | 'threshold'>,
): string | null {
  const missing = centsOf(summary.threshold) - centsOf(summary.approved)
  return missing > 0 ? amountOf(missing) : null
}
