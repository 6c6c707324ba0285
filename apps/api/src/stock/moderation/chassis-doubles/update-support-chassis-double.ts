import type { Handler } from '../../../core/contract.ts'
import { detail } from '../../../core/problem.ts'
import { notFound, refuse } from '../../../core/refusal.ts'
import { reasonMissing } from '../../../people/decisions/reason.ts'
import { insertAudit } from '../../../platform/audit/audit.store.ts'
import { overtaken } from '../../../platform/audit/overtaken.ts'
import { doubleView } from './double.view.ts'
import { letBothStay, lockDouble } from './doubles.store.ts'

/** Says that both listings may stay. One that may not is taken down as a listing, which ends the case by itself. */
export const updateSupportChassisDouble: Handler<'updateSupportChassisDouble'> = async (
  { db, clock },
  { path: { id }, body, account },
) => {
  const found = await lockDouble(db, id)
  if (!found) return notFound
  const { first, second } = found
  if ([first.seller_id, second.seller_id].includes(account.id))
    return refuse(409, detail('chassis_double_own'))
  const isStale = body.version !== undefined && body.version !== found.version
  if (isStale) return overtaken(db, { subject: 'chassis-double', subjectId: id })
  if (found.decided_at !== null || !body.both_stay) return { status: 200, body: doubleView(found) }
  const reason = body.reason?.trim() ?? ''
  if (reason === '') return reasonMissing
  const now = clock.now()
  await letBothStay(db, { id, reason, now })
  await insertAudit(db, {
    actorId: account.id,
    action: 'keep-chassis-double',
    subject: 'chassis-double',
    subjectId: id,
    before: { state: found.state },
    after: { state: 'both_stay', listings: [first.id, second.id] },
    reason,
    now,
  })
  return { status: 200, body: doubleView((await lockDouble(db, id)) ?? found) }
}
