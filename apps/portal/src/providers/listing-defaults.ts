import type { ListingDefaultsInput } from '@bandari/sdk'
import { granted } from './granted.ts'
import { client, done } from './sdk.ts'

export function setListingDefaults(body: ListingDefaultsInput) {
  return granted(done(client.PUT('/vendor/listing-defaults', { body })))
}
