import { createClient } from '@bandari/sdk/client'
import { orderSedan } from '../order-sedan.ts'
import type { Flood, FloodTarget } from './flood.ts'
import { get, repeatConcurrently } from './flood-client.ts'

/** The pro-forma invoice of the buyer's order. */
export const invoices: Flood = {
  name: 'invoice PDF',
  prepare: async (target) => {
    await orderSedan(clientFor(target), target.origin)
  },
  run: async (target) => {
    const token = target.tokens.buyer
    const { data } = await clientFor(target).GET('/orders/')
    const id = data?.results[0]?.id
    await repeatConcurrently(() => get(target, `/api/orders/${id}/pro-forma/`, token))
  },
}

function clientFor({ origin, tokens }: FloodTarget) {
  return createClient({ baseUrl: `${origin}/api`, token: () => tokens.buyer })
}
