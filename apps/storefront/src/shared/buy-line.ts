import type { AddProductRequest } from '@bandari/sdk'
import type { ThunkDispatch } from '@reduxjs/toolkit'
import type { UnknownAction } from 'redux'
import { basketApi } from '../api/basket.ts'
import { asRefusal } from '../api/refusal.ts'
import { addRefusalSentence } from './add-refusal.ts'
import type { PurchaseProblem } from './purchase-problem.ts'

export type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>

/** Puts a line into the basket; null when it is there. Loaded with the first Buy Now: who only looks does not need it. */
export async function buyLine(
  dispatch: Dispatch,
  line: AddProductRequest,
): Promise<Required<PurchaseProblem> | null> {
  const { error } = await dispatch(basketApi.endpoints.addBasketLine.initiate(line))
  if (error === undefined) return null
  const refusal = asRefusal(error)
  return { refusal, sentence: addRefusalSentence(refusal) }
}
