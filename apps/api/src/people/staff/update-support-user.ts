import { lockAccount } from '../accounts/account.store.ts'
import type { Handler } from '../../core/contract.ts'
import { notFound, refuse } from '../../core/refusal.ts'
import { detail } from '../../core/problem.ts'
import { insertAudit } from '../../platform/audit/audit.store.ts'
import { overtaken } from '../../platform/audit/overtaken.ts'
import { reasonMissing } from '../decisions/reason.ts'
import { deletedAccount, lastAdministrator, notAllowed } from './staff-refusals.ts'
import { validateRemoval } from './staff-rules.ts'
import { lockAdministrators, setActive } from './staff.store.ts'
import { userView } from './user.view.ts'
import { users } from './users.store.ts'

export const updateSupportUser: Handler<'updateSupportUser'> = async (
  { db, clock },
  { path: { id }, body, account },
) => {
  const now = clock.now()
  const administrators = await lockAdministrators(db)
  await lockAccount(db, id)
  const before = await users(now).find(db, id)
  if (!before) return notFound
  const isStale = body.version !== undefined && body.version !== before.version
  if (isStale) return overtaken(db, { subject: 'account', subjectId: id })
  if (before.deleted_at !== null) return deletedAccount
  const { is_active: isActive } = body
  if (isActive === before.is_active) return { status: 200, body: userView(before) }
  const result = validateRemoval({
    actor: { id: account.id, isAdmin: administrators.includes(account.id) },
    target: { id, staffRole: before.staff_role },
    administrators,
  })
  if (result === 'not-allowed') return notAllowed
  if (result === 'oneself') return refuse(409, detail('own_account'))
  if (result === 'the-last') return lastAdministrator
  if (!body.reason) return reasonMissing
  await setActive(db, { id, isActive, now })
  await insertAudit(db, {
    actorId: account.id,
    action: isActive ? 'activate-account' : 'deactivate-account',
    subject: 'account',
    subjectId: id,
    before: { is_active: before.is_active },
    after: { is_active: isActive },
    reason: body.reason,
    now,
  })
  return { status: 200, body: userView((await users(now).find(db, id)) ?? before) }
}
