import { problem, type Problem } from '../../core/problem.ts'

/** What a run of a feed has found. */
export interface RunFacts {
  /** The meaning of its columns is known. */
  isMapped: boolean
  /** Kinds of values that are wrong, that nobody has decided, and that the seller has not let pass before. */
  newGroups: number
  /** No earlier run of the feed was applied. */
  isFirst: boolean
  /** Other columns than those that were applied last. */
  hasOtherColumns: boolean
  rows: number
  invalidRows: number
  /** Live listings that the feed has named. */
  live: number
  /** Those of them that it names no more. */
  missing: number
  /** Prices that move by more than a third. */
  bigMoves: number
}

export type Judgement =
  /** It goes on; the rows whose prices move too far are left out until the seller says so. */
  | { state: 'applied'; holdsPrices: boolean; reasons: [] }
  /** The seller must say something first: what columns or values mean. */
  | { state: 'waiting'; reasons: Problem[] }
  /** The seller must look at it. */
  | { state: 'held'; reasons: Problem[] }

/** So few prices that move too far are slips: their rows are held. More of them are a mistake of the whole feed. */
const fewPrices = 5

/** One car sold of a yard of four is more than a fifth, and no mistake. */
const fewMissing = 2

/** Whether a run goes on by itself: the brake of feeds. */
export function judgeRun(facts: RunFacts): Judgement {
  const questions = questionsIn(facts)
  if (questions.length > 0) return { state: 'waiting', reasons: questions }
  const { isFirst, hasOtherColumns, missing, live, bigMoves } = facts
  const reasons: Problem[] = []
  if (isFirst) reasons.push(problem('feed_first_run'))
  else if (hasOtherColumns) reasons.push(problem('feed_columns_changed'))
  if (isTooMany({ missing, live })) reasons.push(problem('feed_many_missing', { missing, live }))
  if (bigMoves > fewPrices) reasons.push(problem('feed_many_prices', { count: bigMoves }))
  if (reasons.length > 0) return { state: 'held', reasons }
  return { state: 'applied', holdsPrices: bigMoves > 0, reasons: [] }
}

function questionsIn({ isMapped, newGroups, rows, invalidRows }: RunFacts): Problem[] {
  if (!isMapped) return [problem('feed_columns_open')]
  if (newGroups > 0) return [problem('feed_values_open', { count: newGroups })]
  return invalidRows === rows ? [problem('feed_none_right')] : []
}

/** More than a fifth of what is on sale, unless that is a listing or two; or all of it. */
function isTooMany({ missing, live }: Pick<RunFacts, 'missing' | 'live'>): boolean {
  if (missing > 0 && missing === live) return true
  return missing > fewMissing && missing * 5 > live
}
