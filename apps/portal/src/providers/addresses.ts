import type { SavedAddress, AddressChange, SavedAddressInput } from '@bandari/sdk'
import { type Answer, ask, client, done } from './sdk.ts'

const one = (id: number) => ({ path: { id } })

export function createAddress(body: SavedAddressInput): Promise<Answer<SavedAddress>> {
  return ask(client.POST('/useraddresses/', { body }))
}

export function updateAddress(id: number, body: AddressChange): Promise<Answer<SavedAddress>> {
  return ask(client.PATCH('/useraddresses/{id}/', { params: one(id), body }))
}

export function deleteAddress(id: number): Promise<Answer<unknown>> {
  return done(client.DELETE('/useraddresses/{id}/', { params: one(id) }))
}
