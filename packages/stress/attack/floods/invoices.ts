import { createClient } from '@bandari/sdk/client'
import { basketOf, order } from '@bandari/api/test/helpers/steps.ts'
import type { Flood, FloodTarget } from './flood.ts'
import { get, sixteenAtOnce } from './sixteen.ts'

/** The pro-forma invoice of a buyer's own order. */
export const invoices: Flood = {
  name: 'invoice PDF',
  prepare: orderSedan,
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

/** One that its buyer's country lets in: which ones it does changes with the year. */
async function orderSedan(target: FloodTarget): Promise<void> {
  const client = clientOf(target)
  const { data: sedans } = await client.GET('/vehicles/', {
    params: { query: { body: 'sedan', class: 'cars', to_country: 'KE', may_import: true } },
  })
  const { data: options } = await client.GET('/options/')
  const option = options?.find(({ code }) => code === 'mombasa-sedan')
  const { data, error } = await client.POST('/basket/add-product/', {
    body: {
      url: `${target.origin}/api/products/${sedans?.results[0]?.id}/`,
      quantity: 1,
      options: [{ option: option?.url ?? '', value: '700.00' }],
    },
  })
  if (!data) throw new Error(`not added: ${JSON.stringify(error)}`)
  await basketOf({ client })
  await order({ client })
}
