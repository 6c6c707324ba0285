import type { Plan } from './plan.ts'
import { type Step, stepFacts } from './steps.data.ts'

/** What a buyer has to do to reach one of these, rather than once it is reached. */
const before: readonly Step[] = ['slip', 'permit']

/**
 * The step whose sentence tells the buyer what to do now; null where they only wait (documents.md §2, "Buyer does").
 * Before the money and the permit it is the next one, else the last that was reached.
 */
export function buyerDoes({ steps, next }: Plan): Step | null {
  if (next === null) return null
  if (before.includes(next.step)) return next.step
  const reached = steps.findLast(({ state }) => state === 'done')
  return reached && stepFacts[reached.step].isUrgent ? reached.step : null
}
