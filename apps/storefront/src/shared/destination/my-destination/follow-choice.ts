import type { ThunkDispatch } from '@reduxjs/toolkit'
import type { UnknownAction } from 'redux'
import { landedApi } from '../../../api/landed.ts'
import type { MyDestination } from '../my-destination.ts'
import {
  followedDestination,
  type PurchaseDestination,
  saveDestination,
} from './save-destination.ts'

/**
 * A buyer also chooses a destination for the vehicle: it is the same wish as their own destination, so that a page never names two.
 * A country without known rules stays the purchase's alone.
 */
export async function followChoice(
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>,
  mine: MyDestination | null,
  chosen: PurchaseDestination,
  isLatest: () => boolean = () => true,
) {
  const { data } = await dispatch(landedApi.endpoints.listImportDestinations.initiate())
  const next = data ? followedDestination(mine, chosen, data) : null
  // Another choice may have been made meanwhile.
  if (next && isLatest()) saveDestination(next)
}
