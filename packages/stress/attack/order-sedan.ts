import type { BandariClient } from '@bandari/sdk'
import { basketOf, order } from '@bandari/api/test/helpers/steps.ts'

/** Orders a sedan that Kenya admits; which ones it admits changes with the year. Returns the order's id. */
export async function orderSedan(client: BandariClient, origin: string): Promise<number> {
  const { data: sedans } = await client.GET('/vehicles/', {
    params: { query: { body: 'sedan', class: 'cars', to_country: 'KE', may_import: true } },
  })
  const { data: options } = await client.GET('/options/')
  const option = options?.find(({ code }) => code === 'mombasa-sedan')
  const { data, error } = await client.POST('/basket/add-product/', {
    body: {
      url: `${origin}/api/products/${sedans?.results[0]?.id}/`,
      quantity: 1,
      options: [{ option: option?.url ?? '', value: '700.00' }],
    },
  })
  if (!data) throw new Error(`not added: ${JSON.stringify(error)}`)
  await basketOf({ client })
  return (await order({ client })).id
}
