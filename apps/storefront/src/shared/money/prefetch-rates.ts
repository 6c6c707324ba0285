import type { PrefetchLocation } from '../addresses/route.ts'

let loading: Promise<typeof import('../../api/exchange-rates.ts')> | null = null

/** On the server only, so that a browser does not load the call with the page; looked up once, which takes as long as asking. */
export async function prefetchRates({ ask }: Pick<PrefetchLocation, 'ask'>) {
  loading ??= import('../../api/exchange-rates.ts')
  const { exchangeRatesApi } = await loading
  await ask(exchangeRatesApi.endpoints.listExchangeRates)
}
