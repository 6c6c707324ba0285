import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { favouritesApi } from '../../api/favourites.ts'
import { readDevice, writeDevice } from '../page/device-storage.ts'
import { readLists, withoutTaken, writeLists } from './device-lists.ts'

let isUnderWay = false

/**
 * Adds the device's favourites to the account of whoever signed in. The device keeps them until the API has them: a call
 * that fails is made again with the next page, and one that is made twice changes nothing.
 */
export async function takeAlong(dispatch: ThunkDispatch<unknown, unknown, UnknownAction>) {
  const sent = readLists(readDevice('bandari.favourites'))
  if (sent.length === 0 || isUnderWay) return
  isUnderWay = true
  const { data } = await dispatch(
    favouritesApi.endpoints.takeFavouritesAlong.initiate({ lists: sent }),
  )
  isUnderWay = false
  if (!data) return
  const now = readLists(readDevice('bandari.favourites'))
  writeDevice('bandari.favourites', writeLists(withoutTaken(now, sent, data.left_out)))
}
