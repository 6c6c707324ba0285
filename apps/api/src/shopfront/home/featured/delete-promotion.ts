import type { Handler } from '../../../core/contract.ts'
import { notFound } from '../../../core/refusal.ts'
import { insertAudit } from '../../../platform/audit/audit.store.ts'
import { overtaken } from '../../../platform/audit/overtaken.ts'
import { savePromotionsVersion } from './save-promotions.ts'
import { supportPromotionView } from './support-featured.view.ts'
import {
  deletePromotionRow,
  listPinnedVehicles,
  lockPromotions,
  promotions,
} from './support-featured.store.ts'

export const deletePromotion: Handler<'deletePromotion'> = async (
  { db, clock },
  { path: { id }, query, account, origin },
) => {
  await lockPromotions(db)
  const now = clock.now()
  const before = await promotions(now).find(db, id)
  if (!before) return notFound
  if (query.version !== undefined && query.version !== before.version) {
    return overtaken(db, { subject: 'promotion', subjectId: id })
  }
  const all = await listPinnedVehicles(db)
  await deletePromotionRow(db, id)
  await savePromotionsVersion(db, { actorId: account.id, now, before: all })
  const { shelf, product_id, title, place } = before
  await insertAudit(db, {
    actorId: account.id,
    action: 'delete-promotion',
    subject: 'promotion',
    subjectId: id,
    before: { shelf, product_id, title, position: place },
    after: null,
    reason: null,
    now,
  })
  return { status: 200, body: supportPromotionView(before, { origin, now }) }
}
