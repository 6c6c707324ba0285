import type { Plan } from './plan.ts'
import { type Step, stepFacts } from './steps.data.ts'

/** For these steps the buyer acts before the step is reached; for the others, after it. */
const before: readonly Step[] = ['slip', 'permit']

/**
 * The step whose sentence tells the buyer what to do now; null if they only wait (documents.md §2, "Buyer does"). It is
 * the next step while the payment proof or the permit is missing, else the last one reached.
 */
export function buyerAction({ steps, next }: Plan): Step | null {
  if (next === null) return null
  if (before.includes(next.step)) return next.step
  const reached = steps.findLast(({ state }) => state === 'done')
  return reached && stepFacts[reached.step].isUrgent ? reached.step : null
}
