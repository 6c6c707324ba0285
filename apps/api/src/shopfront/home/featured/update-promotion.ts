import type { Handler } from '../../../core/contract.ts'
import { notFound } from '../../../core/refusal.ts'
import { insertAudit } from '../../../platform/audit/audit.store.ts'
import { overtaken } from '../../../platform/audit/overtaken.ts'
import { moveToPosition } from '../../../platform/lists/move-to-position.ts'
import { supportPromotionView } from './support-featured.view.ts'
import { arrangeList, listFeatured, lockPromotions, promotions } from './support-featured.store.ts'

export const updatePromotion: Handler<'updatePromotion'> = async (
  { db, clock },
  { path: { id }, body, account, origin },
) => {
  await lockPromotions(db)
  const before = await promotions.find(db, id)
  if (!before) return notFound
  if (body.version !== undefined && body.version !== before.version)
    return overtaken(db, { subject: 'promotion', subjectId: id })
  const featured = await listFeatured(db, before.shelf)
  const ids = moveToPosition(
    featured.map((one) => one.id),
    id,
    body.position,
  )
  await arrangeList(db, { ids, moved: id })
  const after = (await promotions.find(db, id)) ?? before
  const { shelf, title } = before
  await insertAudit(db, {
    actorId: account.id,
    action: 'move-promotion',
    subject: 'promotion',
    subjectId: id,
    before: { shelf, title, position: before.place },
    after: { shelf, title, position: after.place },
    reason: null,
    now: clock.now(),
  })
  return { status: 200, body: supportPromotionView(after, origin) }
}
