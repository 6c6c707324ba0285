import type { Handler } from '../../../core/contract.ts'
import { fieldErrors } from '../../../core/field-problems.ts'
import { notFound, refuse } from '../../../core/refusal.ts'
import { insertAudit } from '../../../platform/audit/audit.store.ts'
import { overtaken } from '../../../platform/audit/overtaken.ts'
import { moveToPosition } from '../../../platform/lists/move-to-position.ts'
import { isSameSchedule, readSchedule, scheduleView } from '../schedule/schedule.ts'
import { shelfFullProblem } from './featured-lists.ts'
import { savePromotionsVersion } from './save-promotions.ts'
import { supportPromotionView } from './support-featured.view.ts'
import {
  arrangeList,
  listFeatured,
  listPinnedVehicles,
  lockPromotions,
  promotions,
  setPromotionSchedule,
} from './support-featured.store.ts'

export const updatePromotion: Handler<'updatePromotion'> = async (
  { db, clock },
  { path: { id }, body, account, origin },
) => {
  const now = clock.now()
  await lockPromotions(db)
  const before = await promotions(now).find(db, id)
  if (!before) return notFound
  if (body.version !== undefined && body.version !== before.version)
    return overtaken(db, { subject: 'promotion', subjectId: id })
  const reading = readSchedule(body, before)
  if ('mistakes' in reading) return refuse(400, fieldErrors(reading.mistakes))
  const { schedule } = reading
  const { shelf, title } = before
  const featured = await listFeatured(db, shelf)
  const others = featured.filter((one) => one.id !== id)
  const full = shelfFullProblem(shelf, others, schedule)
  if (full !== null && !isSameSchedule(before, schedule))
    return refuse(400, fieldErrors({ starts_at: [full] }))
  const all = await listPinnedVehicles(db)
  const ids = moveToPosition(
    featured.map((one) => one.id),
    id,
    body.position,
  )
  await arrangeList(db, { ids, moved: id })
  await setPromotionSchedule(db, { id, ...schedule })
  const after = (await promotions(now).find(db, id)) ?? before
  await savePromotionsVersion(db, { actorId: account.id, now, before: all })
  await insertAudit(db, {
    actorId: account.id,
    action: isSameSchedule(before, after) ? 'move-promotion' : 'schedule-promotion',
    subject: 'promotion',
    subjectId: id,
    before: { shelf, title, position: before.place, ...scheduleView(before) },
    after: { shelf, title, position: after.place, ...scheduleView(after) },
    reason: null,
    now,
  })
  return { status: 200, body: supportPromotionView(after, { origin, now }) }
}
