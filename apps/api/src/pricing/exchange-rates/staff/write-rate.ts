import { insertAudit } from '../../../platform/audit/audit.store.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { RateTerms } from '../exchange-rates.store.ts'
import { findLatestRate, findRateOfDay, insertRate, lockRates } from './rates.store.ts'

interface Writing {
  actorId: number
  reason: string | null
  now: Date
}

/**
 * Adds a rate and records it in the audit with the one that was the latest. The same rate for the same day from the same
 * source is not added again, so that a file or a form may be sent twice.
 */
export async function writeRate(
  db: Database,
  terms: RateTerms,
  { actorId, reason, now }: Writing,
): Promise<{ id: number; isKnown: boolean }> {
  await lockRates(db)
  const ofDay = await findRateOfDay(db, terms)
  if (ofDay?.source === terms.source && Number(ofDay.rate) === Number(terms.rate)) {
    return { id: ofDay.id, isKnown: true }
  }
  const before = await findLatestRate(db, terms.currency)
  const { id, ...after } = await insertRate(db, { ...terms, actorId, now })
  await insertAudit(db, {
    actorId,
    action: 'set-exchange-rate',
    subject: 'exchange-rate',
    subjectId: terms.currency,
    before: before ?? null,
    after,
    reason,
    now,
  })
  return { id, isKnown: false }
}
