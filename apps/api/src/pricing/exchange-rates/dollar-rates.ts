import type { ListDollarRates } from '../../stock/imports/mapping/rates.ts'
import { oldestShown } from './days.ts'
import { listCurrentRates } from './exchange-rates.store.ts'

/** For files of listings whose prices are in another currency. */
export const listDollarRates: ListDollarRates = ({ db, clock, settings }) =>
  listCurrentRates(db, oldestShown(clock.now(), settings.exchangeRateDays))
