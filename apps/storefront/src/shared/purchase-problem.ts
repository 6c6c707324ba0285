import type { Sentence } from '@bandari/i18n'
import type { Refusal } from '@bandari/sdk'

/** Why Buy Now did not go through. */
export interface PurchaseProblem {
  sentence: Sentence
  /** The basket's, if it was asked. */
  refusal?: Refusal
}
