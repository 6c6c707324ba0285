import type { Handler } from '../../core/contract.ts'
import { detail } from '../../core/problem.ts'
import { notFound, refuse } from '../../core/refusal.ts'
import { isOfVendor } from '../../core/vendor-of.ts'
import { reasonMissing } from '../../people/decisions/reason.ts'
import { insertAudit } from '../../platform/audit/audit.store.ts'
import { overtaken } from '../../platform/audit/overtaken.ts'
import type { Database } from '../../platform/db/database.ts'
import { letBothStay, lockDouble } from '../../stock/moderation/chassis-doubles/doubles.store.ts'
import { findingView } from './finding.view.ts'
import { dismissFinding, lockFinding } from './findings.store.ts'

/** Says that somebody has looked. A listing that may not stay is taken down as a listing, which ends the finding by itself. */
export const updateSupportFinding: Handler<'updateSupportFinding'> = async (
  { db, clock },
  { path: { id }, body, account, origin },
) => {
  const found = await lockFinding(db, id)
  if (!found) return notFound
  const doubles = await lockDoubles(db, found.detail.doubles ?? [])
  const sellers = [
    found.listing.seller_id,
    ...doubles.flatMap(({ first, second }) => [first.seller_id, second.seller_id]),
  ]
  if (sellers.some((seller) => isOfVendor(account, seller)))
    return refuse(409, detail('listing_own'))
  const isStale = body.version !== undefined && body.version !== found.version
  if (isStale) return overtaken(db, { subject: 'finding', subjectId: id })
  if (found.state !== 'open' || !body.looked_at)
    return { status: 200, body: findingView(found, origin) }
  const reason = body.reason?.trim() ?? ''
  if (reason === '') return reasonMissing
  const now = clock.now()
  await dismissFinding(db, { id, reason, actorId: account.id, now })
  for (const double of doubles) {
    if (double.decided_at === null) await letBothStay(db, { id: double.id, reason, now })
  }
  await insertAudit(db, {
    actorId: account.id,
    action: 'look-at-finding',
    subject: 'finding',
    subjectId: id,
    before: { state: found.state },
    after: { state: 'dismissed', rule: found.rule, listing: found.listing.id },
    reason,
    now,
  })
  return { status: 200, body: findingView((await lockFinding(db, id)) ?? found, origin) }
}

async function lockDoubles(db: Database, ids: readonly number[]) {
  const doubles = []
  for (const id of ids) {
    const double = await lockDouble(db, id)
    if (double) doubles.push(double)
  }
  return doubles
}
