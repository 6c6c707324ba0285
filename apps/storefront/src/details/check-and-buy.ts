import type { ProductChoice } from '@bandari/sdk'
import type { Picked } from '../shared/choices/picked.ts'
import { missingChoice } from '../shared/choices/picked-rules.ts'
import type { PurchaseProblem } from '../shared/purchase/purchase-problem.ts'
import { type Purchase, resultSentence, validatePurchase } from './purchase-checks.ts'

export { buyLine } from '../shared/purchase/buy-line.ts'
export { choiceFor } from '../shared/choices/picked-rules.ts'

interface WithChoices extends Purchase {
  choices: readonly ProductChoice[]
  picked: Picked
}

/** Why Buy Now may not go on; null when it may. Loaded with the press, like the call that follows. */
export function problemOf(purchase: WithChoices): PurchaseProblem | null {
  const result = validatePurchase(purchase)
  if (result !== 'ok') return { sentence: resultSentence(result, purchase) }
  return missingChoice(purchase.choices, purchase.picked)
}
