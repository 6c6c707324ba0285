import { fill } from '@bandari/i18n'
import type { ProductChoice } from '@bandari/sdk'
import { landedApi } from '../api/landed.ts'
import type { Picked } from '../shared/choices/picked.ts'
import { missingChoice } from '../shared/choices/picked-rules.ts'
import type { MyDestination } from '../shared/destination/my-destination.ts'
import { destinationQuestion } from '../shared/landed/landed-question.ts'
import type { Dispatch } from '../shared/purchase/buy-line.ts'
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

interface WantedCar {
  id: number
  isSpare: boolean
  country: string
  mine: MyDestination | null
}

/** Why the car cannot be ordered to a country; null where it can, or nobody knows. */
export async function importObstacle(
  dispatch: Dispatch,
  { id, isSpare, country, mine }: WantedCar,
): Promise<PurchaseProblem | null> {
  if (isSpare) return null
  const place = mine?.country === country ? destinationQuestion(mine) : { country }
  const { data } = await dispatch(
    landedApi.endpoints.getLandedPrice.initiate({ ...place, product: id }),
  )
  if (data?.verdict !== 'block') return null
  return { sentence: fill('details.cannotOrder', { reason: data.sentence }) }
}
