import type { SellerApplication } from '@bandari/sdk'
import { granted } from './granted.ts'
import { ask, client } from './sdk.ts'

/** react-admin's records have an id; there is only one of these. */
export type ApplicationRecord = SellerApplication & { id: 'own' }

export async function getSellerApplication(): Promise<{ data: ApplicationRecord }> {
  return { data: { ...(await granted(ask(client.GET('/seller-application/')))), id: 'own' } }
}

export async function applyToSell(): Promise<SellerApplication> {
  return granted(ask(client.POST('/seller-application/')))
}
