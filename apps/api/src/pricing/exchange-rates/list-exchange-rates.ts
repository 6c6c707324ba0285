import type { Handler } from '../../core/contract.ts'
import { currencies } from './currencies.data.ts'
import { oldestShown } from './days.ts'
import { listCurrentRates } from './exchange-rates.store.ts'

export const listExchangeRates: Handler<'listExchangeRates'> = async ({ db, clock, settings }) => {
  const rates = await listCurrentRates(db, oldestShown(clock.now(), settings.exchangeRateDays))
  const body = rates.map((rate) => ({ ...rate, country: currencies[rate.currency] }))
  return { status: 200, body }
}
