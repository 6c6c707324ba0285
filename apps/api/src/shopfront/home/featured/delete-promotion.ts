import type { Handler } from '../../../core/contract.ts'
import { notFound } from '../../../core/refusal.ts'
import { insertAudit } from '../../../platform/audit/audit.store.ts'
import { overtaken } from '../../../platform/audit/overtaken.ts'
import { supportPromotionView } from './support-featured.view.ts'
import { deletePromotionRow, lockPromotions, promotions } from './support-featured.store.ts'

export const deletePromotion: Handler<'deletePromotion'> = async (
  { db, clock },
  { path: { id }, query, account, origin },
) => {
  await lockPromotions(db)
  const before = await promotions.find(db, id)
  if (!before) return notFound
  if (query.version !== undefined && query.version !== before.version) {
    return overtaken(db, { subject: 'promotion', subjectId: id })
  }
  await deletePromotionRow(db, id)
  const { shelf, product_id, title, place } = before
  await insertAudit(db, {
    actorId: account.id,
    action: 'delete-promotion',
    subject: 'promotion',
    subjectId: id,
    before: { shelf, product_id, title, position: place },
    after: null,
    reason: null,
    now: clock.now(),
  })
  return { status: 200, body: supportPromotionView(before, origin) }
}
