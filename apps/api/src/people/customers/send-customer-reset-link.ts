import type { Handler } from '../../core/contract.ts'
import { insertAudit } from '../../platform/audit/audit.store.ts'
import { sendLink } from '../accounts/links/send-link.ts'
import { findCustomer } from './find-customer.ts'

/** The mail that the customer could ask for themselves; no answer holds its link. */
export const sendCustomerResetLink: Handler<'sendCustomerResetLink'> = async (
  context,
  { path: { id }, body: { reason }, account },
) => {
  const { db, clock } = context
  const found = await findCustomer(db, { id, actorId: account.id, needs: 'active customer' })
  if (found.refusal) return found.refusal
  const mailed = await sendLink(context, 'reset', found.customer)
  await insertAudit(db, {
    actorId: account.id,
    action: 'send-reset-link',
    subject: 'account',
    subjectId: id,
    before: {},
    after: { mailed },
    reason,
    now: clock.now(),
  })
  return { status: 200, body: { mailed } }
}
