import type { Handler } from '../../core/contract.ts'
import { detail } from '../../core/problem.ts'
import { notFound, refuse } from '../../core/refusal.ts'
import { insertAudit } from '../../platform/audit/audit.store.ts'
import { overtaken } from '../../platform/audit/overtaken.ts'
import { lockAccount } from '../accounts/account.store.ts'
import { removeFactors } from '../accounts/second-factor/remove-factors.ts'
import { notifyOwner } from '../accounts/security-mails/notify-owner.ts'
import { reasonMissing } from '../decisions/reason.ts'
import { deletedAccount, notAllowed } from './staff-refusals.ts'
import { endSessionsOf, lockAdministrators } from './staff.store.ts'
import { userView } from './user.view.ts'
import { users } from './users.store.ts'

/** For somebody who has lost it and the recovery codes. The administrator must have a second factor, in every shop. */
export const resetSecondFactor: Handler<'resetSecondFactor'> = async (
  context,
  { path: { id }, body, account },
) => {
  const { db, clock } = context
  const now = clock.now()
  if (account.second_factor_at === null) return refuse(409, detail('second_factor_missing'))
  const administrators = await lockAdministrators(db)
  // The caller may have lost the role while this call waited.
  if (!administrators.includes(account.id)) return notAllowed
  if (id === account.id) return refuse(409, detail('own_second_factor'))
  const owner = await lockAccount(db, id)
  const before = await users(now).find(db, id)
  if (!owner || !before) return notFound
  const isStale = body.version !== undefined && body.version !== before.version
  if (isStale) return overtaken(db, { subject: 'account', subjectId: id })
  if (before.deleted_at !== null) return deletedAccount
  // When two administrators press at once, the second finds it done.
  if (owner.second_factor_at === null) return { status: 200, body: userView(before) }
  if (!body.reason) return reasonMissing
  await removeFactors(db, id)
  await endSessionsOf(db, id)
  await insertAudit(db, {
    actorId: account.id,
    action: 'reset-second-factor',
    subject: 'account',
    subjectId: id,
    before: { has_second_factor: true },
    after: { has_second_factor: false },
    reason: body.reason,
    now,
  })
  // The administrator's device is not shown to the owner.
  await notifyOwner(context, { to: owner, event: 'factor-reset', device: null })
  return { status: 200, body: userView((await users(now).find(db, id)) ?? before) }
}
