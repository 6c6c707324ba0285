import type { FeaturedList } from '../../tables.ts'
import type { Handler } from '../../../core/contract.ts'
import type { Database } from '../../../platform/db/database.ts'
import { refuse } from '../../../core/refusal.ts'
import { fieldErrors } from '../../../core/field-problems.ts'
import type { PlainOrProblem } from '../../../core/problem.ts'
import { insertAudit } from '../../../platform/audit/audit.store.ts'
import { readSchedule, type Schedule, scheduleView } from '../schedule/schedule.ts'
import { findFeaturable } from './featured-product.store.ts'
import { savePromotionsVersion } from './save-promotions.ts'
import { supportPromotionView } from './support-featured.view.ts'
import {
  insertPromotion,
  listFeatured,
  listPinnedVehicles,
  lockPromotions,
  promotions,
} from './support-featured.store.ts'
import { featuringProblem, shelfFullProblem } from './featured-lists.ts'

export const createPromotion: Handler<'createPromotion'> = async (
  { db, clock },
  { body: { shelf, product_id: productId, ...sent }, account, origin },
) => {
  await lockPromotions(db)
  const reading = readSchedule(sent)
  if ('mistakes' in reading) return refuse(400, fieldErrors(reading.mistakes))
  const { schedule } = reading
  const reason = await problemOfFeaturing(db, { shelf, productId, schedule })
  if (reason !== null) return refuse(400, fieldErrors({ product_id: [reason] }))
  const now = clock.now()
  const before = await listPinnedVehicles(db)
  const id = await insertPromotion(db, { shelf, productId, now, schedule })
  const row = await promotions(now).find(db, id)
  if (!row) throw new Error(`featured vehicle ${id} was not written`)
  await savePromotionsVersion(db, { actorId: account.id, now, before })
  await insertAudit(db, {
    actorId: account.id,
    action: 'create-promotion',
    subject: 'promotion',
    subjectId: id,
    before: null,
    after: {
      shelf,
      product_id: productId,
      title: row.title,
      position: row.place,
      ...scheduleView(row),
    },
    reason: null,
    now,
  })
  return { status: 201, body: supportPromotionView(row, { origin, now }) }
}

interface Wish {
  shelf: FeaturedList
  productId: number
  schedule: Schedule
}

async function problemOfFeaturing(
  db: Database,
  { shelf, productId, schedule }: Wish,
): Promise<PlainOrProblem | null> {
  const product = await findFeaturable(db, productId)
  if (!product) return 'vehicle_not_on_offer'
  const wrong = featuringProblem(shelf, product)
  if (wrong !== null) return wrong
  const featured = await listFeatured(db, shelf)
  if (featured.some(({ product_id }) => product_id === productId)) return 'pin_known'
  return shelfFullProblem(shelf, featured, schedule)
}
