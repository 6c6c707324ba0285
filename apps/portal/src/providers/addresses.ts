import type { SavedAddress, AddressChange, SavedAddressInput } from '@bandari/sdk'
import { granted } from './granted.ts'
import { type Answer, ask, client, done } from './sdk.ts'

const one = (id: number) => ({ path: { id } })

/** The default one first, then the newest. */
export async function listAddresses(): Promise<{ data: SavedAddress[]; total: number }> {
  const data = await granted(ask(client.GET('/useraddresses/')))
  return { data, total: data.length }
}

export function createAddress(body: SavedAddressInput): Promise<Answer<SavedAddress>> {
  return ask(client.POST('/useraddresses/', { body }))
}

export function updateAddress(id: number, body: AddressChange): Promise<Answer<SavedAddress>> {
  return ask(client.PATCH('/useraddresses/{id}/', { params: one(id), body }))
}

export function deleteAddress(id: number): Promise<Answer<unknown>> {
  return done(client.DELETE('/useraddresses/{id}/', { params: one(id) }))
}
