import type { Handler } from '../../../core/contract.ts'
import { refuse } from '../../../core/refusal.ts'
import { fieldErrors } from '../../../core/field-problems.ts'
import { insertAudit } from '../../../platform/audit/audit.store.ts'
import { supportDealView } from './support-deal.view.ts'
import { readSchedule, scheduleView } from '../schedule/schedule.ts'
import { saveDealsVersion } from './save-deals.ts'
import { insertDeal, listDealVehicles, lockDeals, staffDeals } from './support-deals.store.ts'
import { findFeaturable } from '../featured/featured-product.store.ts'

export const createDeal: Handler<'createDeal'> = async (
  { db, clock },
  { body: { product_id: id, ...sent }, account, origin },
) => {
  await lockDeals(db)
  const product = await findFeaturable(db, id)
  if (!product) return refuse(400, fieldErrors({ product_id: ['vehicle_not_on_offer'] }))
  const now = clock.now()
  const deals = staffDeals(now)
  if (await deals.find(db, id)) {
    return refuse(400, fieldErrors({ product_id: ['deal_known'] }))
  }
  const reading = readSchedule(sent)
  if ('mistakes' in reading) return refuse(400, fieldErrors(reading.mistakes))
  const before = await listDealVehicles(db)
  await insertDeal(db, { productId: id, now, schedule: reading.schedule })
  const row = await deals.find(db, id)
  if (!row) throw new Error(`deal ${id} was not written`)
  await saveDealsVersion(db, { actorId: account.id, now, before })
  await insertAudit(db, {
    actorId: account.id,
    action: 'create-deal',
    subject: 'deal',
    subjectId: id,
    before: null,
    after: { title: row.title, position: row.place, ...scheduleView(row) },
    reason: null,
    now,
  })
  return { status: 201, body: supportDealView(row, { origin, now }) }
}
