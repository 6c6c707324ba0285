/** Whether vehicles of some facts may enter a country; `open` while something is not known. */
export const admissions = { no: 0, open: 1, yes: 2 } as const

export type Admission = (typeof admissions)[keyof typeof admissions]

/** What vehicles cost at a door, by the number of their facts and their price in cents. */
export interface LandedPricer {
  admission: (facts: number) => Admission
  /** Cents at the door, at most, no further than `margin` from `exact`; NaN where the duty is not known. */
  estimate: (facts: number, price: number) => number
  /** Costs some hundred times an estimate. */
  exact: (facts: number, price: number) => number | null
  margin: number
  /** For facts with lower numbers all these answers are final. */
  readonly judged: number
}

/** What a search asks of the door. */
export interface LandedFilter {
  prices: LandedPricer
  /** Only what may enter. */
  mayImport: boolean
  /** Cents at the door; null for any. */
  budget: number | null
}

/** Whether a vehicle fits, exactly: only a cost near the budget is computed. */
export function fitsDoor(
  { prices, mayImport, budget }: LandedFilter,
  facts: number,
  price: number,
): boolean {
  if (mayImport && prices.admission(facts) !== admissions.yes) return false
  return budget === null || isWithin(prices, budget, { facts, price })
}

/** Whether the budget in cents reaches it. */
function isWithin(
  prices: LandedPricer,
  budget: number,
  { facts, price }: { facts: number; price: number },
): boolean {
  const near = prices.estimate(facts, price) - budget
  if (near <= -prices.margin) return true
  // Also false for NaN, a cost that is not known.
  if (!(near <= prices.margin)) return false
  const cost = prices.exact(facts, price)
  return cost !== null && cost <= budget
}

/** Whether the search asks for something that is not known: the duty, or whether the vehicle may enter. */
export function isOpenAtDoor(
  { prices, mayImport }: LandedFilter,
  facts: number,
  price: number,
  wantsPrice: boolean,
): boolean {
  if (mayImport) {
    const admission = prices.admission(facts)
    if (admission !== admissions.yes) return admission === admissions.open
  }
  return wantsPrice && Number.isNaN(prices.estimate(facts, price))
}
