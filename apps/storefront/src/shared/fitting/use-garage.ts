import type { Refusal } from '@bandari/sdk'
import { useMemo } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import { api } from '../../api/api.ts'
import type { ChosenVehicle } from '../../api/fitment.ts'
import { garageApi, useListGarageQuery } from '../../api/garage.ts'
import { selectIsSignedIn } from '../../api/session-slice.ts'
import { notifyTabs } from '../favourites/tabs.ts'
import { readDevice, useDevice, writeDevice } from '../page/device-storage.ts'
import * as device from './device-garage.ts'
import type { GarageVehicle } from './device-garage.ts'

/** Null when it is done; else why not: a refusal, or that there is no room on the device. */
export type GarageOutcome = Refusal | 'full' | 'no-storage' | null

export interface MyGarage {
  /** Undefined until they are known. */
  vehicles: readonly GarageVehicle[] | undefined
  /** The vehicle that parts are judged for. */
  chosen: ChosenVehicle | null
  /** Added where it is not there yet. */
  choose: (vehicle: ChosenVehicle) => Promise<GarageOutcome>
  /** All stay. */
  chooseNone: () => Promise<GarageOutcome>
  remove: (vehicle: ChosenVehicle) => Promise<GarageOutcome>
}

/** The vehicles of whoever is at the device: the account's once somebody is signed in. */
export function useGarage(): MyGarage {
  const isSignedIn = useSelector(selectIsSignedIn)
  const text = useDevice('bandari.garage')
  const { data } = useListGarageQuery(undefined, { skip: !isSignedIn })
  const dispatch = useDispatch<Dispatch>()
  const ofDevice = useMemo(() => device.readGarage(text), [text])
  return useMemo(() => {
    const vehicles = isSignedIn ? data?.vehicles : ofDevice
    const chosen = device.chosenOf(vehicles ?? [])
    return { vehicles, chosen, ...(isSignedIn ? ofAccount(dispatch) : onDevice) }
  }, [isSignedIn, data, ofDevice, dispatch])
}

type Changes = Omit<MyGarage, 'vehicles' | 'chosen'>
type Change = (vehicles: GarageVehicle[]) => GarageVehicle[] | null

/** Reads what is stored now: another tab may have changed it. */
function changeDevice(change: Change): Promise<GarageOutcome> {
  const changed = change(device.readGarage(readDevice('bandari.garage')))
  if (!changed) return Promise.resolve('full')
  const isStored = writeDevice('bandari.garage', device.writeGarage(changed))
  return Promise.resolve(isStored ? null : 'no-storage')
}

const now = () => new Date().toISOString()

const onDevice: Changes = {
  choose: (vehicle) => changeDevice((vehicles) => device.choose(vehicles, vehicle, now())),
  chooseNone: () => changeDevice(device.chooseNone),
  remove: (vehicle) => changeDevice((vehicles) => device.remove(vehicles, vehicle)),
}

type Dispatch = BaseQueryApi['dispatch']

/** Shown at once: the page that a press leads to asks for the chosen vehicle before the API has answered. */
function ofAccount(dispatch: Dispatch): Changes {
  const { chooseGarageVehicle, chooseNoGarageVehicle, removeGarageVehicle } = garageApi.endpoints
  const show = (change: Change) =>
    dispatch(
      garageApi.util.updateQueryData('listGarage', undefined, ({ vehicles }) => ({
        vehicles: change(vehicles) ?? vehicles,
      })),
    )
  const outcome = async (call: PromiseLike<{ error?: unknown }>): Promise<GarageOutcome> => {
    const { error } = await call
    notifyTabs()
    if (error) dispatch(api.util.invalidateTags(['Garage']))
    return error ? (error as Refusal) : null
  }
  return {
    choose: (vehicle) => {
      show((vehicles) => device.choose(vehicles, vehicle, now()))
      return outcome(dispatch(chooseGarageVehicle.initiate(vehicle)))
    },
    chooseNone: () => {
      show(device.chooseNone)
      return outcome(dispatch(chooseNoGarageVehicle.initiate()))
    },
    remove: (vehicle) => {
      show((vehicles) => device.remove(vehicles, vehicle))
      return outcome(dispatch(removeGarageVehicle.initiate(vehicle)))
    },
  }
}
