import { fill } from '@bandari/i18n'
import type { ChoiceRequest, ProductChoice } from '@bandari/sdk'
import type { PurchaseProblem } from '../purchase/purchase-problem.ts'
import type { Picked } from './picked.ts'

type Choices = readonly ProductChoice[]

/** A product with options and none chosen (buyer spec §5); null when there is a value of each kind. */
export function missingChoice(choices: Choices, picked: Picked): PurchaseProblem | null {
  const missing = choices.find(({ kind, values }) => !values.includes(picked[kind] ?? ''))
  if (!missing) return null
  const { kind } = missing
  return { sentence: fill('shared.selectChoice', { kind }), kind }
}

/** In the basket's format; empty for a product without choices. */
export function choiceFor(choices: Choices, picked: Picked): { choice?: ChoiceRequest } {
  if (choices.length === 0) return {}
  return { choice: Object.fromEntries(choices.map(({ kind }) => [kind, picked[kind]])) }
}
