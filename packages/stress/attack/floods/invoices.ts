import { createClient } from '@bandari/sdk/client'
import { orderSedan } from '../order-sedan.ts'
import type { Flood, FloodTarget } from './flood.ts'
import { get, sixteenAtOnce } from './sixteen.ts'

/** The pro-forma invoice of a buyer's own order. */
export const invoices: Flood = {
  name: 'invoice PDF',
  prepare: async (target) => {
    await orderSedan(clientOf(target), target.origin)
  },
  run: async (target) => {
    const token = target.tokens.buyer
    const { data } = await clientOf(target).GET('/orders/')
    const id = data?.results[0]?.id
    await sixteenAtOnce(() => get(target, `/api/orders/${id}/pro-forma/`, token))
  },
}

function clientOf({ origin, tokens }: FloodTarget) {
  return createClient({ baseUrl: `${origin}/api`, token: () => tokens.buyer })
}
