import type { Refusal } from '@bandari/sdk'
import { useMemo } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { favouritesApi, useListFavouritesQuery } from '../../api/favourites.ts'
import { selectIsSignedIn } from '../../api/session-slice.ts'
import { readDevice, useDevice, writeDevice } from '../page/device-storage.ts'
import * as device from './device-lists.ts'
import type { DeviceFavourite, DeviceList } from './device-lists.ts'
import { notifyTabs } from './tabs.ts'

/** A list of the account, or of the device. */
export interface MyList {
  /** Of the account's list; null on a device, where the name is enough. */
  id: number | null
  name: string | null
  link: string | null
  items: readonly DeviceFavourite[]
}

/** Null when it is done; else why not: a refusal, or that there is no room on the device. */
export type Outcome = Refusal | 'list-full' | 'lists-full' | 'name-known' | 'no-storage' | null

/** The price at which it is kept. */
export type Keepable = Pick<DeviceFavourite, 'product' | 'price' | 'currency'>

export interface MyFavourites {
  /** Undefined until they are known. */
  lists: readonly MyList[] | undefined
  isKept: (product: number) => boolean
  keep: (product: Keepable) => Promise<Outcome>
  drop: (product: number, list?: MyList) => Promise<Outcome>
  move: (product: number, from: MyList, to: MyList) => Promise<Outcome>
  create: (name: string) => Promise<Outcome>
  rename: (list: MyList, name: string) => Promise<Outcome>
  remove: (list: MyList) => Promise<Outcome>
}

/** Favourites of whoever is at the device: the account's once somebody is signed in. */
export function useFavourites(): MyFavourites {
  const isSignedIn = useSelector(selectIsSignedIn)
  const text = useDevice('bandari.favourites')
  const { data } = useListFavouritesQuery(undefined, { skip: !isSignedIn })
  const dispatch = useDispatch<Dispatch>()
  const ofDevice = useMemo(() => device.readLists(text), [text])
  return useMemo(() => {
    const lists = isSignedIn ? data?.lists : ofDevice.map(asMine)
    const isKept = (product: number) =>
      lists?.some(({ items }) => items.some((item) => item.product === product)) ?? false
    return { lists, isKept, ...(isSignedIn ? ofAccount(dispatch) : onDevice) }
  }, [isSignedIn, data, ofDevice, dispatch])
}

function asMine(list: DeviceList): MyList {
  return { ...list, id: null, link: null }
}

type Changes = Omit<MyFavourites, 'lists' | 'isKept'>

/** Reads what is stored now: another tab may have changed it. */
function changeDevice(
  change: (lists: DeviceList[]) => DeviceList[] | null,
  otherwise: Outcome,
): Promise<Outcome> {
  const changed = change(device.readLists(readDevice('bandari.favourites')))
  if (!changed) return Promise.resolve(otherwise)
  const isStored = writeDevice('bandari.favourites', device.writeLists(changed))
  return Promise.resolve(isStored ? null : 'no-storage')
}

const onDevice: Changes = {
  keep: (product) => {
    const item = { ...product, added_at: new Date().toISOString() }
    return changeDevice((lists) => device.keep(lists, item), 'list-full')
  },
  drop: (product, list) => changeDevice((lists) => device.drop(lists, product, list?.name), null),
  move: (product, from, to) =>
    changeDevice(
      (lists) => device.move(lists, product, { from: from.name, to: to.name }),
      'list-full',
    ),
  create: (name) => changeDevice((lists) => device.addList(lists, name), 'lists-full'),
  rename: ({ name }, next) =>
    changeDevice((lists) => device.renameList(lists, name ?? '', next), 'name-known'),
  remove: ({ name }) => changeDevice((lists) => device.deleteList(lists, name), null),
}

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>

function ofAccount(dispatch: Dispatch): Changes {
  const { endpoints } = favouritesApi
  const outcome = async (call: PromiseLike<{ error?: unknown }>): Promise<Outcome> => {
    const { error } = await call
    notifyTabs()
    return error ? (error as Refusal) : null
  }
  const idOf = ({ id }: MyList) => id ?? 0
  return {
    keep: ({ product }) => outcome(dispatch(endpoints.addFavourite.initiate({ product }))),
    drop: (product, list) => {
      const from = { product, ...(list && { list: idOf(list) }) }
      return outcome(dispatch(endpoints.removeFavourite.initiate(from)))
    },
    move: (product, from, to) => {
      const way = { product, from: idOf(from), to: idOf(to) }
      return outcome(dispatch(endpoints.moveFavourite.initiate(way)))
    },
    create: (name) => outcome(dispatch(endpoints.createFavouriteList.initiate(name))),
    rename: (list, name) =>
      outcome(dispatch(endpoints.renameFavouriteList.initiate({ id: idOf(list), name }))),
    remove: (list) => outcome(dispatch(endpoints.deleteFavouriteList.initiate(idOf(list)))),
  }
}
