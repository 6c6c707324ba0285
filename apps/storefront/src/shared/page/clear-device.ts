import { type DeviceKey, writeDevice } from './device-storage.ts'

const personal: Record<Exclude<DeviceKey, 'bandari.cards'>, true> = {
  'bandari.favourites': true,
  'bandari.seen': true,
  'bandari.compare': true,
  'bandari.garage': true,
  'bandari.searches': true,
  'bandari.account-language': true,
}

/** Signing out leaves nothing of a person on the device. */
export function clearDevice() {
  for (const key of Object.keys(personal) as (keyof typeof personal)[]) writeDevice(key, '')
}
