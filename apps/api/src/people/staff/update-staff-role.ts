import { lockAccount } from '../accounts/account.store.ts'
import type { Handler } from '../../core/contract.ts'
import { notFound, refuse } from '../../core/refusal.ts'
import { detail } from '../../core/problem.ts'
import { insertAudit } from '../../platform/audit/audit.store.ts'
import { overtaken } from '../../platform/audit/overtaken.ts'
import { reasonMissing } from '../decisions/reason.ts'
import { lastAdministrator, notAllowed } from './staff-refusals.ts'
import { validateRemoval } from './staff-rules.ts'
import { lockAdministrators, setStaffRole } from './staff.store.ts'
import { userView } from './user.view.ts'
import { users } from './users.store.ts'

export const updateStaffRole: Handler<'updateStaffRole'> = async (
  { db, clock },
  { path: { id }, body, account },
) => {
  const now = clock.now()
  const administrators = await lockAdministrators(db)
  // The caller may have lost the role while this call waited.
  if (!administrators.includes(account.id)) return notAllowed
  await lockAccount(db, id)
  const before = await users(now).find(db, id)
  if (!before) return notFound
  const isStale = body.version !== undefined && body.version !== before.version
  if (isStale) return overtaken(db, { subject: 'account', subjectId: id })
  const { staff_role: role } = body
  if (role === before.staff_role) return { status: 200, body: userView(before) }
  const result = validateRemoval({
    actor: { id: account.id, isAdmin: true },
    target: { id, staffRole: before.staff_role },
    administrators,
  })
  if (result === 'oneself') return refuse(409, detail('own_role'))
  if (result === 'the-last') return lastAdministrator
  if (role !== null && !before.is_active) return refuse(409, detail('account_inactive'))
  if (!body.reason) return reasonMissing
  await setStaffRole(db, { id, role })
  await insertAudit(db, {
    actorId: account.id,
    action: 'change-staff-role',
    subject: 'account',
    subjectId: id,
    before: { staff_role: before.staff_role },
    after: { staff_role: role },
    reason: body.reason,
    now,
  })
  return { status: 200, body: userView((await users(now).find(db, id)) ?? before) }
}
