import type { PrefetchPlace } from './route.ts'

/** On the server only, so that a browser does not load the call with the page. */
export async function prefetchRates({ dispatch }: Pick<PrefetchPlace, 'dispatch'>) {
  const { exchangeRatesApi } = await import('../api/exchange-rates.ts')
  await dispatch(exchangeRatesApi.endpoints.listExchangeRates.initiate())
}
