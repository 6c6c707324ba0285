import type { Handler } from '../../core/contract.ts'
import { insertAudit } from '../../platform/audit/audit.store.ts'
import { notifyOwner } from '../accounts/security-mails/notify-owner.ts'
import { endSignIns } from './customer.store.ts'
import { findCustomer } from './find-customer.ts'

export const endCustomerSessions: Handler<'endCustomerSessions'> = async (
  context,
  { path: { id }, body: { reason }, account },
) => {
  const { db, clock } = context
  const found = await findCustomer(db, { id, actorId: account.id, needs: 'active customer' })
  if (found.refusal) return found.refusal
  const now = clock.now()
  const ended = await endSignIns(db, id, now)
  // A second press finds nothing, and tells nobody again.
  if (ended === 0) return { status: 200, body: { ended } }
  await insertAudit(db, {
    actorId: account.id,
    action: 'end-sessions',
    subject: 'account',
    subjectId: id,
    before: { sign_ins: ended },
    after: { sign_ins: 0 },
    reason,
    now,
  })
  await notifyOwner(context, { to: found.customer, event: 'sessions-ended', device: null })
  return { status: 200, body: { ended } }
}
