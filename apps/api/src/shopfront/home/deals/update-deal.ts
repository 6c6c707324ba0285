import type { Handler } from '../../../core/contract.ts'
import { fieldErrors } from '../../../core/field-problems.ts'
import { notFound, refuse } from '../../../core/refusal.ts'
import { insertAudit } from '../../../platform/audit/audit.store.ts'
import { overtaken } from '../../../platform/audit/overtaken.ts'
import { moveToPosition } from '../../../platform/lists/move-to-position.ts'
import { isSameSchedule, readSchedule, scheduleView } from '../schedule/schedule.ts'
import { saveDealsVersion } from './save-deals.ts'
import { supportDealView } from './support-deal.view.ts'
import {
  arrangeDeals,
  listDealVehicles,
  lockDeals,
  setDealSchedule,
  staffDeals,
} from './support-deals.store.ts'

export const updateDeal: Handler<'updateDeal'> = async (
  { db, clock },
  { path: { id }, body, account, origin },
) => {
  const now = clock.now()
  await lockDeals(db)
  const before = await staffDeals(now).find(db, id)
  if (!before) return notFound
  if (body.version !== undefined && body.version !== before.version)
    return overtaken(db, { subject: 'deal', subjectId: id })
  const reading = readSchedule(body, before)
  if ('mistakes' in reading) return refuse(400, fieldErrors(reading.mistakes))
  const all = await listDealVehicles(db)
  const order = all.map(({ product_id }) => product_id)
  await arrangeDeals(db, { ids: moveToPosition(order, id, body.position), moved: id })
  await setDealSchedule(db, { id, ...reading.schedule })
  const after = (await staffDeals(now).find(db, id)) ?? before
  await saveDealsVersion(db, { actorId: account.id, now, before: all })
  await insertAudit(db, {
    actorId: account.id,
    action: isSameSchedule(before, after) ? 'move-deal' : 'schedule-deal',
    subject: 'deal',
    subjectId: id,
    before: { title: before.title, position: before.place, ...scheduleView(before) },
    after: { title: after.title, position: after.place, ...scheduleView(after) },
    reason: null,
    now,
  })
  return { status: 200, body: supportDealView(after, { origin, now }) }
}
