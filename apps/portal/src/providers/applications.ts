import type { SellerApplication } from '@bandari/sdk'
import { granted } from './granted.ts'
import { ask, client } from './sdk.ts'

/** With an answer to the reason of a refusal, if there is one. */
export async function applyToSell(answer = ''): Promise<SellerApplication> {
  const body = answer === '' ? {} : { answer }
  return granted(ask(client.POST('/seller-application/', { body })))
}
