/** Landed price in cents as a linear function of the vehicle's price in cents; rounding on the way is left out. */
export interface LinearCost {
  base: number
  slope: number
}

/** The landed price for a vehicle's price; null where the duty is not known, whatever the price is. */
type CostOf = (price: number) => number | null

/**
 * How far an estimate is from the cost at most, in cents. A landed price has some twenty lines, each rounded to a unit of its
 * currency and to a cent; a line drawn through two such sums is off by no more at any price between them.
 */
export const estimateMargin = 100

/** The prices between which a line is drawn: a dollar and ten million. */
const lowest = 100
const highest = 1_000_000_000

/** Linear in two pieces: an insurance has a minimum premium, and above it a rate. */
export interface CostEstimate {
  /** The first price at which the premium is above its minimum. */
  breakpoint: number
  below: LinearCost
  above: LinearCost
}

export function estimateCost(costOf: CostOf, breakpoint: number): CostEstimate | null {
  const above = lineThrough(costOf, Math.max(breakpoint, lowest), highest)
  const below = breakpoint > lowest + 1 ? lineThrough(costOf, lowest, breakpoint - 1) : above
  return above && below && { breakpoint, below, above }
}

function lineThrough(costOf: CostOf, from: number, to: number): LinearCost | null {
  const [first, last] = [costOf(from), costOf(to)]
  if (first === null || last === null) return null
  const slope = to === from ? 0 : (last - first) / (to - from)
  return { base: first - slope * from, slope }
}

/** The first price at which a cost that never falls is above its minimum; 0 where it never is. */
export function endOfMinimum(costOf: (price: number) => number): number {
  const minimum = costOf(0)
  if (costOf(highest) === minimum) return 0
  let low = 0
  let high = highest
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (costOf(middle) > minimum) high = middle
    else low = middle + 1
  }
  return low
}
