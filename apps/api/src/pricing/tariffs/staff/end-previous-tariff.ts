import type { Account } from '../../../core/account.ts'
import type { Database } from '../../../platform/db/database.ts'
import { insertAudit } from '../../../platform/audit/audit.store.ts'
import { doOverlap, isPrevious, overlapProblem, type TariffTerms } from './tariff-rules.ts'
import { termsIn } from './tariff.view.ts'
import { changeTariff, listRivals, type TariffRow } from './tariffs.store.ts'
import type { Problem } from '../../../core/problem.ts'

interface TariffChange {
  terms: TariffTerms
  /** The id of the tariff, when it exists already. */
  id?: number
  endPrevious: boolean
  account: Pick<Account, 'id'>
  now: Date
}

/**
 * Ends the previous tariff where that is wanted; returns the refusal where another one still overlaps. It needs the lock on
 * tariffs, and the database also refuses two that overlap.
 */
export async function endPreviousTariff(
  db: Database,
  { terms, id, endPrevious, account, now }: TariffChange,
): Promise<Problem | null> {
  const rivals = (await listRivals(db, { ...terms, besides: id })).filter((rival) =>
    doOverlap(rival, terms),
  )
  const previous = endPrevious ? rivals.find((rival) => isPrevious(rival, terms)) : undefined
  const inTheWay = rivals.find((rival) => rival !== previous)
  if (inTheWay) return overlapProblem(inTheWay)
  if (previous) await end(db, previous, { at: terms.valid_from, account, now })
  return null
}

async function end(
  db: Database,
  previous: TariffRow,
  { at, account, now }: { at: Date; account: Pick<Account, 'id'>; now: Date },
) {
  await changeTariff(db, { id: previous.id, valid_to: at })
  await insertAudit(db, {
    actorId: account.id,
    action: 'update-tariff',
    subject: 'tariff',
    subjectId: previous.id,
    before: termsIn(previous),
    after: { ...termsIn(previous), valid_to: at },
    reason: 'Another begins then',
    now,
  })
}
