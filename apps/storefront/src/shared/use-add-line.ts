import { type AddProductRequest, unreachable } from '@bandari/sdk'
import type { ThunkDispatch } from '@reduxjs/toolkit'
import { useDispatch } from 'react-redux'
import type { UnknownAction } from 'redux'

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>

/** The basket's calls are loaded with the first Buy Now, so a visitor who only looks does not fetch them. */
export function useAddLine() {
  const dispatch = useDispatch<Dispatch>()
  return async (line: AddProductRequest) => {
    const { basketApi } = await import('../api/basket.ts').catch(() => ({ basketApi: null }))
    if (!basketApi) return unreachable
    const { error } = await dispatch(basketApi.endpoints.addBasketLine.initiate(line))
    return error
  }
}
