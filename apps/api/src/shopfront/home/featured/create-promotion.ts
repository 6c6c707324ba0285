import type { FeaturedList } from '../../tables.ts'
import type { Handler } from '../../../core/contract.ts'
import type { Database } from '../../../platform/db/database.ts'
import { refuse } from '../../../core/refusal.ts'
import { fieldErrors } from '../../../core/field-problems.ts'
import { type PlainOrProblem, problem } from '../../../core/problem.ts'
import { insertAudit } from '../../../platform/audit/audit.store.ts'
import { findFeaturable } from './featured-product.store.ts'
import { supportPromotionView } from './support-featured.view.ts'
import {
  insertPromotion,
  listFeatured,
  lockPromotions,
  promotions,
} from './support-featured.store.ts'
import { featuringProblem, featuredLists } from './featured-lists.ts'

export const createPromotion: Handler<'createPromotion'> = async (
  { db, clock },
  { body: { shelf, product_id: productId }, account, origin },
) => {
  await lockPromotions(db)
  const reason = await problemOfFeaturing(db, shelf, productId)
  if (reason !== null) return refuse(400, fieldErrors({ product_id: [reason] }))
  const now = clock.now()
  const id = await insertPromotion(db, { shelf, productId, now })
  const row = await promotions.find(db, id)
  if (!row) throw new Error(`featured vehicle ${id} was not written`)
  await insertAudit(db, {
    actorId: account.id,
    action: 'create-promotion',
    subject: 'promotion',
    subjectId: id,
    before: null,
    after: { shelf, product_id: productId, title: row.title, position: row.place },
    reason: null,
    now,
  })
  return { status: 201, body: supportPromotionView(row, origin) }
}

async function problemOfFeaturing(
  db: Database,
  shelf: FeaturedList,
  productId: number,
): Promise<PlainOrProblem | null> {
  const product = await findFeaturable(db, productId)
  if (!product) return 'vehicle_not_on_offer'
  const wrong = featuringProblem(shelf, product)
  if (wrong !== null) return wrong
  const featured = await listFeatured(db, shelf)
  if (featured.some(({ product_id }) => product_id === productId)) return 'pin_known'
  const { length } = featuredLists[shelf]
  return featured.length < length ? null : problem('shelf_full', { length })
}
