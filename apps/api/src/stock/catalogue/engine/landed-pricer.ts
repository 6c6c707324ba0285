/** Whether vehicles of some facts may enter a country; `open` while something is not known. */
export const admissions = { no: 0, open: 1, yes: 2 } as const

export type Admission = (typeof admissions)[keyof typeof admissions]

/** What vehicles cost at a destination, by the number of their facts and their price in cents. */
export interface LandedPricer {
  admission: (facts: number) => Admission
  /** Landed price in cents, at most, no further than `margin` from `exact`; NaN where the duty is not known. */
  estimate: (facts: number, price: number) => number
  /** Costs some hundred times an estimate. */
  exact: (facts: number, price: number) => number | null
  margin: number
  /** For facts with lower numbers all these answers are final. */
  readonly judged: number
}

/** What a search asks of the destination. */
export interface LandedFilter {
  pricer: LandedPricer
  /** Only what may enter. */
  mayImport: boolean
  /** Landed price in cents; null for any. */
  budget: number | null
}

/** Whether a vehicle fits, exactly: only a cost near the budget is computed. */
export function fitsLanded(
  { pricer, mayImport, budget }: LandedFilter,
  facts: number,
  price: number,
): boolean {
  if (mayImport && pricer.admission(facts) !== admissions.yes) return false
  return budget === null || isWithin(pricer, budget, { facts, price })
}

/** Whether the budget in cents reaches it. */
function isWithin(
  pricer: LandedPricer,
  budget: number,
  { facts, price }: { facts: number; price: number },
): boolean {
  const near = pricer.estimate(facts, price) - budget
  if (near <= -pricer.margin) return true
  // Also false for NaN, a cost that is not known.
  if (!(near <= pricer.margin)) return false
  const cost = pricer.exact(facts, price)
  return cost !== null && cost <= budget
}

/** Whether the search asks for something that is not known: the duty, or whether the vehicle may enter. */
export function isOpen(
  { pricer, mayImport }: LandedFilter,
  facts: number,
  price: number,
  wantsPrice: boolean,
): boolean {
  if (mayImport) {
    const admission = pricer.admission(facts)
    if (admission !== admissions.yes) return admission === admissions.open
  }
  return wantsPrice && Number.isNaN(pricer.estimate(facts, price))
}
