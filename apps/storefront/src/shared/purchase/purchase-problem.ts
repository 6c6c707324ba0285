import type { Sentence } from '@bandari/i18n'
import type { ProductChoice, Refusal } from '@bandari/sdk'

/** Why Buy Now did not go through. */
export interface PurchaseProblem {
  sentence: Sentence
  /** The basket's, if it was asked. */
  refusal?: Refusal
  /** The choice that is missing; the message is shown next to it. */
  kind?: ProductChoice['kind']
}
