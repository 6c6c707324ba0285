import type { Handler } from '../../../core/contract.ts'
import { detail } from '../../../core/problem.ts'
import { refuse } from '../../../core/refusal.ts'
import { answerList } from '../../../platform/lists/answer-list.ts'
import { readList } from '../../../platform/lists/list-sql.store.ts'
import { oldestShown } from '../days.ts'
import { supportExchangeRateView } from './rate.view.ts'
import { countRates, listRates, rateColumns } from './rates.store.ts'

const latestFirst = { field: 'day', descending: true } as const

export const listSupportExchangeRates: Handler<'listSupportExchangeRates'> = async (
  { db, clock, settings },
  { query: parameters },
) => {
  const reading = readList(parameters, rateColumns, latestFirst)
  if ('problem' in reading) return refuse(400, detail(reading.problem))
  const { query } = reading
  const since = oldestShown(clock.now(), settings.exchangeRateDays)
  const total = await countRates(db, query, since)
  const rows = await listRates(db, query, since)
  return answerList('exchange-rates', { query, total, body: rows.map(supportExchangeRateView) })
}
