import type { ProductFeed } from '@bandari/sdk'
import { granted } from './granted.ts'
import { ask, client } from './sdk.ts'

type Kind = ProductFeed['kind']

export async function switchProductFeed(kind: Kind, is_on: boolean): Promise<ProductFeed> {
  const params = { path: { kind } }
  return granted(ask(client.PUT('/support/product-feeds/{kind}', { params, body: { is_on } })))
}

export async function renewProductFeedAddress(kind: Kind): Promise<ProductFeed> {
  const params = { path: { kind } }
  return granted(ask(client.POST('/support/product-feeds/{kind}/address', { params })))
}
