import type { Handler } from '../../../core/contract.ts'
import { notFound } from '../../../core/refusal.ts'
import { insertAudit } from '../../../platform/audit/audit.store.ts'
import { overtaken } from '../../../platform/audit/overtaken.ts'
import { supportDealView } from './support-deal.view.ts'
import { arrangeDeals, listDealIds, lockDeals, staffDeals } from './support-deals.store.ts'
import { moveToPosition } from '../../../platform/lists/move-to-position.ts'

export const updateDeal: Handler<'updateDeal'> = async (
  { db, clock },
  { path: { id }, body, account, origin },
) => {
  await lockDeals(db)
  const before = await staffDeals.find(db, id)
  if (!before) return notFound
  if (body.version !== undefined && body.version !== before.version)
    return overtaken(db, { subject: 'deal', subjectId: id })
  const ids = moveToPosition(await listDealIds(db), id, body.position)
  await arrangeDeals(db, { ids, moved: id })
  const after = (await staffDeals.find(db, id)) ?? before
  await insertAudit(db, {
    actorId: account.id,
    action: 'move-deal',
    subject: 'deal',
    subjectId: id,
    before: { title: before.title, position: before.place },
    after: { title: after.title, position: after.place },
    reason: null,
    now: clock.now(),
  })
  return { status: 200, body: supportDealView(after, origin) }
}
