import type { Handler } from '../../../core/contract.ts'
import { listRecords } from '../../../platform/lists/list-records.ts'
import { oldestShown } from '../days.ts'
import { supportExchangeRateView } from './rate.view.ts'
import { rates } from './rates.store.ts'

export const listSupportExchangeRates: Handler<'listSupportExchangeRates'> = (
  { db, clock, settings },
  { query },
) =>
  listRecords(rates(oldestShown(clock.now(), settings.exchangeRateDays)), {
    db,
    query,
    view: (rows) => rows.map(supportExchangeRateView),
  })
