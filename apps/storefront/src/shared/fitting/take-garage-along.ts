import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { garageApi } from '../../api/garage.ts'
import { readDevice, writeDevice } from '../page/device-storage.ts'
import { readGarage, withoutTaken, writeGarage } from './device-garage.ts'

let isUnderWay = false

/**
 * Adds the device's vehicles to the account of whoever signed in. As with favourites the device keeps them until the API has
 * them, and a call that is made twice changes nothing.
 */
export async function takeGarageAlong(dispatch: ThunkDispatch<unknown, unknown, UnknownAction>) {
  const sent = readGarage(readDevice('bandari.garage'))
  if (sent.length === 0 || isUnderWay) return
  isUnderWay = true
  const { data } = await dispatch(garageApi.endpoints.takeGarageAlong.initiate({ vehicles: sent }))
  isUnderWay = false
  if (!data) return
  const now = readGarage(readDevice('bandari.garage'))
  writeDevice('bandari.garage', writeGarage(withoutTaken(now, sent, data.left_out)))
}
