import type { Handler } from '../../../core/contract.ts'
import { refuse } from '../../../core/refusal.ts'
import { fieldErrors } from '../../../core/field-problems.ts'
import { insertAudit } from '../../../platform/audit/audit.store.ts'
import { supportDealView } from './support-deal.view.ts'
import { insertDeal, lockDeals, staffDeals } from './support-deals.store.ts'
import { findFeaturable } from '../featured/featured-product.store.ts'

export const createDeal: Handler<'createDeal'> = async (
  { db, clock },
  { body: { product_id: id }, account, origin },
) => {
  await lockDeals(db)
  const product = await findFeaturable(db, id)
  if (!product) return refuse(400, fieldErrors({ product_id: ['vehicle_not_on_offer'] }))
  if (await staffDeals.find(db, id)) {
    return refuse(400, fieldErrors({ product_id: ['deal_known'] }))
  }
  const now = clock.now()
  await insertDeal(db, id, now)
  const row = await staffDeals.find(db, id)
  if (!row) throw new Error(`deal ${id} was not written`)
  await insertAudit(db, {
    actorId: account.id,
    action: 'create-deal',
    subject: 'deal',
    subjectId: id,
    before: null,
    after: { title: row.title, position: row.place },
    reason: null,
    now,
  })
  return { status: 201, body: supportDealView(row, origin) }
}
