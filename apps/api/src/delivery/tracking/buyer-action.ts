import type { Plan } from './plan.ts'
import { type Step, stepFacts } from './steps.data.ts'

/** The buyer acts to reach one of these steps; for the others, once the step is reached. */
const before: readonly Step[] = ['slip', 'permit']

/**
 * The step whose sentence tells the buyer what to do now; null where they only wait (documents.md §2, "Buyer does").
 * Before the money and the permit it is the next one, else the last that was reached.
 */
export function buyerAction({ steps, next }: Plan): Step | null {
  if (next === null) return null
  if (before.includes(next.step)) return next.step
  const reached = steps.findLast(({ state }) => state === 'done')
  return reached && stepFacts[reached.step].isUrgent ? reached.step : null
}
