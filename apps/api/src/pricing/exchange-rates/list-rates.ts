import type { ListRates } from '../../stock/imports/convert-money.ts'
import { oldestShown } from './days.ts'
import { listCurrentRates } from './exchange-rates.store.ts'

/** Units of each currency for one US dollar, where its rate is not too old. */
export const listRates: ListRates = async ({ db, clock, settings }) => {
  const rates = await listCurrentRates(db, oldestShown(clock.now(), settings.exchangeRateDays))
  return new Map(rates.map(({ currency, rate }) => [currency, rate]))
}
