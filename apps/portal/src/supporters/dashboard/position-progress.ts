import type { CommissionSummary, PositionProgress } from '@bandari/sdk'
import { minorOf, toDecimal } from '@bandari/sdk/money'

export interface Step {
  /** Percent of the way from this position to the next, 0 to 100. */
  percent: number
  /** Sales that are still missing. */
  missing: string
}

/** How far it is to the next position (decisions 15); null from the highest. */
export function stepTo({ qualified_sales, from, next }: PositionProgress): Step | null {
  if (next === null) return null
  const [sales, start, goal] = [minorOf(qualified_sales), minorOf(from), minorOf(next.from)]
  const way = goal - start
  const done = Math.min(Math.max(sales - start, 0), way)
  return {
    percent: way === 0 ? 100 : Math.floor((done / way) * 100),
    missing: toDecimal(Math.max(goal - sales, 0)),
  }
}

/** What is missing of the balance from which commission is paid, or null when it is reached. */
export function missingToPayout(
  summary: Pick<CommissionSummary, 'approved' | 'threshold'>,
): string | null {
  const missing = minorOf(summary.threshold) - minorOf(summary.approved)
  return missing > 0 ? toDecimal(missing) : null
}
