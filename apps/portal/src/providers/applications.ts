import type { SellerApplication } from '@bandari/sdk'
import { granted } from './granted.ts'
import { ask, client } from './sdk.ts'

export async function applyToSell(): Promise<SellerApplication> {
  return granted(ask(client.POST('/seller-application/')))
}
