import { insertAudit } from '../../../platform/audit/audit.store.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { RateTerms } from '../exchange-rates.store.ts'
import { findLatestRate, findRateOfDay, insertRate } from './rates.store.ts'

interface Writing {
  actorId: number
  reason: string | null
  now: Date
}

/** A further rate, on record beside the one that was the latest; returns its id. */
export async function writeRate(
  db: Database,
  terms: RateTerms,
  { actorId, reason, now }: Writing,
): Promise<number> {
  const before = await findLatestRate(db, terms.currency)
  const id = await insertRate(db, { ...terms, actorId, now })
  await insertAudit(db, {
    actorId,
    action: 'set-exchange-rate',
    subject: 'exchange-rate',
    subjectId: terms.currency,
    before: before ?? null,
    after: await findRateOfDay(db, terms),
    reason,
    now,
  })
  return id
}
