import type { Handler } from '../../../core/contract.ts'
import { detail } from '../../../core/problem.ts'
import { notFound, refuse } from '../../../core/refusal.ts'
import { ownMoney } from '../../../people/staff/staff-refusals.ts'
import { insertAudit } from '../../../platform/audit/audit.store.ts'
import { acknowledgeAlarm, findAlarm } from '../alarms/alarms.store.ts'
import { readSupportTracking } from './read-support-tracking.ts'

/** Records what staff do about an alarm; it is not mailed again for the same reason. */
export const acknowledgeOrderAlarm: Handler<'acknowledgeOrderAlarm'> = async (
  { db, clock },
  { path, body, account },
) => {
  const now = clock.now()
  const found = await findAlarm(db, path.id)
  if (!found) return notFound
  if (found.account_id === account.id) return ownMoney
  const { note } = body
  const alarm = await acknowledgeAlarm(db, { id: path.id, actorId: account.id, note, now })
  if (!alarm) return refuse(409, detail('alarm_over'))
  await insertAudit(db, {
    actorId: account.id,
    action: 'acknowledge-alarm',
    subject: 'order',
    subjectId: alarm.order_id,
    before: { alarm: alarm.kind },
    after: { acknowledged: true },
    reason: note,
    now,
  })
  return { status: 200, body: await readSupportTracking(db, alarm.order_id, now) }
}
