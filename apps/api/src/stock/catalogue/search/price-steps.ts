/**
 * The specified price list goes from 500 to 43,500 dollars in steps of 500 (buyer spec §9). Step 2k holds exactly k × 500,
 * step 2k + 1 what lies between, step 175 all above 43,500: so a filter from the list is a run of whole steps.
 * Prices here are cents; the generated column `products.price_step` says the same in SQL.
 */
export const lastStep = 175
const width = 50_000

export function stepOf(price: number): number {
  return Math.min(2 * Math.floor(price / width) + (price % width > 0 ? 1 : 0), lastStep)
}

export function lowestIn(step: number): number {
  return step % 2 === 0 ? (step / 2) * width : ((step - 1) / 2) * width + 1
}

export function highestIn(step: number): number {
  if (step === lastStep) return Number.MAX_SAFE_INTEGER
  return step % 2 === 0 ? (step / 2) * width : ((step + 1) / 2) * width - 1
}

/** Both ends included, in cents. */
export interface PriceRange {
  from: number
  to: number
}

/** A price range as whole steps, whose counts are kept, and at most two parts of steps, which have none. */
export interface StepPlan {
  whole: { from: number; to: number }
  parts: { step: number; from: number; to: number }[]
}

export function planSteps({ from, to }: PriceRange): StepPlan {
  const first = stepOf(from)
  const last = stepOf(to)
  const part = (step: number) => ({
    step,
    from: Math.max(from, lowestIn(step)),
    to: Math.min(to, highestIn(step)),
  })
  const isWhole = (step: number) => from <= lowestIn(step) && to >= highestIn(step)
  if (from > to) return { whole: { from: 1, to: 0 }, parts: [] }
  const parts = [...new Set([first, last])].filter((step) => !isWhole(step)).map(part)
  const cut = new Set(parts.map(({ step }) => step))
  return {
    whole: { from: cut.has(first) ? first + 1 : first, to: cut.has(last) ? last - 1 : last },
    parts,
  }
}

/** Where a page begins: its first price step, and how many of that step's vehicles come before it. */
export interface Entrance {
  step: number
  skip: number
}

/**
 * The count within a plan, and the entrance of the page that begins after `offset` vehicles; null when they end before.
 * `counts` has a number for each step; a step that the range cuts has only the number in range.
 */
export function enter(
  counts: Int32Array,
  { whole, parts }: StepPlan,
  { offset, descending }: { offset: number; descending: boolean },
): { total: number; entrance: Entrance | null } {
  const first = Math.min(whole.from, ...parts.map(({ step }) => step))
  const last = Math.max(whole.to, ...parts.map(({ step }) => step))
  let total = 0
  let entrance: Entrance | null = null
  for (let index = 0; index <= last - first; index += 1) {
    const step = descending ? last - index : first + index
    const n = counts[step] ?? 0
    if (!entrance && offset < total + n) entrance = { step, skip: offset - total }
    total += n
  }
  return { total, entrance }
}
