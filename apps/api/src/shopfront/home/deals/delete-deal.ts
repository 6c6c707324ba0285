import type { Handler } from '../../../core/contract.ts'
import { notFound } from '../../../core/refusal.ts'
import { insertAudit } from '../../../platform/audit/audit.store.ts'
import { overtaken } from '../../../platform/audit/overtaken.ts'
import { supportDealView } from './support-deal.view.ts'
import { saveDealsVersion } from './save-deals.ts'
import { deleteDealRow, listDealVehicles, lockDeals, staffDeals } from './support-deals.store.ts'

export const deleteDeal: Handler<'deleteDeal'> = async (
  { db, clock },
  { path: { id }, query, account, origin },
) => {
  await lockDeals(db)
  const now = clock.now()
  const before = await staffDeals(now).find(db, id)
  if (!before) return notFound
  if (query.version !== undefined && query.version !== before.version) {
    return overtaken(db, { subject: 'deal', subjectId: id })
  }
  const all = await listDealVehicles(db)
  await deleteDealRow(db, id)
  await saveDealsVersion(db, { actorId: account.id, now, before: all })
  await insertAudit(db, {
    actorId: account.id,
    action: 'delete-deal',
    subject: 'deal',
    subjectId: id,
    before: { title: before.title, position: before.place },
    after: null,
    reason: null,
    now,
  })
  return { status: 200, body: supportDealView(before, { origin, now }) }
}
