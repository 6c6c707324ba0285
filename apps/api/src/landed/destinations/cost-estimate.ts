/** What something costs at the door, in cents, by its price in cents: a straight line, but for what is rounded on the way. */
export interface CostLine {
  base: number
  slope: number
}

/** The cost at the door of a price; null where the duty is not known, whatever the price is. */
type CostOf = (price: number) => number | null

/**
 * How far an estimate is from the cost at most, in cents. A landed price has some twenty lines, each rounded to a unit of its
 * currency and to a cent; a line drawn through two such sums is off by no more at any price between them.
 */
export const estimateMargin = 100

/** The ends between which a line is drawn: a dollar and ten million. */
const lowest = 100
const highest = 1_000_000_000

export interface CostLines {
  /** Where the least price of an insurance ends, and its rate begins. */
  kink: number
  below: CostLine
  above: CostLine
}

export function drawLines(costOf: CostOf, kink: number): CostLines | null {
  const above = lineThrough(costOf, Math.max(kink, lowest), highest)
  const below = kink > lowest + 1 ? lineThrough(costOf, lowest, kink - 1) : above
  return above && below && { kink, below, above }
}

function lineThrough(costOf: CostOf, from: number, to: number): CostLine | null {
  const [first, last] = [costOf(from), costOf(to)]
  if (first === null || last === null) return null
  const slope = to === from ? 0 : (last - first) / (to - from)
  return { base: first - slope * from, slope }
}

/** The first price at which a cost that never falls is no longer the least one; 0 where it always is. */
export function endOfLeast(costOf: (price: number) => number): number {
  const least = costOf(0)
  if (costOf(highest) === least) return 0
  let low = 0
  let high = highest
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (costOf(middle) > least) high = middle
    else low = middle + 1
  }
  return low
}
