import type { ThunkDispatch } from '@reduxjs/toolkit'
import type { UnknownAction } from 'redux'
import { landedApi } from '../../../api/landed.ts'
import type { MyDestination } from '../my-destination.ts'
import { saveDestination, type PurchaseDestination, viaPort } from './save-destination.ts'

/**
 * A buyer also chooses a destination for the vehicle: the visitor's own follows it, so that a page never names two. A
 * destination without known rules stays the purchase's alone.
 */
export async function followChoice(
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>,
  mine: MyDestination,
  chosen: PurchaseDestination,
) {
  const { data } = await dispatch(landedApi.endpoints.listImportDestinations.initiate())
  const next = data ? viaPort(mine, chosen, data) : null
  if (next) saveDestination(next)
}
