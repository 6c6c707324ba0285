import type { Handler } from '../../../core/contract.ts'
import { fieldErrors } from '../../../core/field-problems.ts'
import type { PlainOrProblem } from '../../../core/problem.ts'
import { refuse } from '../../../core/refusal.ts'
import { isDay, isToCome, oldestShown } from '../days.ts'
import type { RateTerms } from '../exchange-rates.store.ts'
import { supportExchangeRateView } from './rate.view.ts'
import { rates } from './rates.store.ts'
import { writeRate } from './write-rate.ts'

export const setExchangeRate: Handler<'setExchangeRate'> = async (
  { db, clock, settings },
  { body, account },
) => {
  const now = clock.now()
  const mistakes = mistakesOf(body, now)
  if (Object.keys(mistakes).length > 0) return refuse(400, fieldErrors(mistakes))
  const source = body.source.trim()
  const { id } = await writeRate(
    db,
    { ...body, source },
    { actorId: account.id, reason: null, now },
  )
  const row = await rates(oldestShown(now, settings.exchangeRateDays)).find(db, id)
  if (!row) throw new Error(`exchange rate ${id} was not written`)
  return { status: 201, body: supportExchangeRateView(row) }
}

/** What the contract's patterns cannot say, keyed by the names of the wire. */
function mistakesOf({ rate, day, source }: RateTerms, now: Date) {
  const mistakes: Record<string, PlainOrProblem[]> = {}
  if (!/[1-9]/.test(rate)) mistakes['rate'] = ['above_zero']
  if (!isDay(day)) mistakes['day'] = ['rate_not_a_day']
  else if (isToCome(day, now)) mistakes['day'] = ['rate_of_day_to_come']
  if (source.trim() === '') mistakes['source'] = ['blank']
  return mistakes
}
