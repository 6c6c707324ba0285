import type { Handler } from '../../../core/contract.ts'
import { notFound } from '../../../core/refusal.ts'
import { oldestShown } from '../days.ts'
import { supportExchangeRateView } from './rate.view.ts'
import { rates } from './rates.store.ts'

export const getSupportExchangeRate: Handler<'getSupportExchangeRate'> = async (
  { db, clock, settings },
  { path },
) => {
  const since = oldestShown(clock.now(), settings.exchangeRateDays)
  const row = await rates(since).find(db, path.id)
  return row ? { status: 200, body: supportExchangeRateView(row) } : notFound
}
