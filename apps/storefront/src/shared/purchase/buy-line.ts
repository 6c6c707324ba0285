import type { AddProductRequest, Refusal } from '@bandari/sdk'
import type { ThunkDispatch } from '@reduxjs/toolkit'
import type { UnknownAction } from 'redux'
import { basketApi } from '../../api/basket.ts'
import { asRefusal } from '../../api/refusal.ts'
import { addRefusalSentence } from './add-refusal.ts'
import type { PurchaseProblem } from './purchase-problem.ts'

export type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>

/** Puts a line into the basket; null when it is there. Loaded with the first Buy Now: who only looks does not need it. */
export async function buyLine(
  dispatch: Dispatch,
  line: AddProductRequest,
): Promise<BasketProblem | null> {
  const { error } = await dispatch(basketApi.endpoints.addBasketLine.initiate(line))
  if (error === undefined) return null
  const refusal = asRefusal(error)
  const sentence = addRefusalSentence(refusal)
  return { refusal, sentence, ...kindOf(refusal) }
}

type BasketProblem = PurchaseProblem & { refusal: Refusal }

/** The kind of choice that is no longer offered as the page had it. */
function kindOf({ code, values: { kind } }: Refusal): Pick<PurchaseProblem, 'kind'> {
  const isMissing = code === 'choice_missing' && (kind === 'size' || kind === 'colour')
  return isMissing ? { kind } : {}
}
