import { lockAccount } from '../accounts/account.store.ts'
import type { Handler } from '../../core/contract.ts'
import { enqueueMail } from '../../platform/mail/outbox.store.ts'
import { notFound, refuse } from '../../core/refusal.ts'
import { detail, problem } from '../../core/problem.ts'
import { ownMoney } from '../staff/staff-refusals.ts'
import { insertAudit } from '../../platform/audit/audit.store.ts'
import { overtaken } from '../../platform/audit/overtaken.ts'
import { reasonMissing } from '../decisions/reason.ts'
import { vendorMail } from './vendor-mails.ts'
import { vendorMoves } from './vendor-states.ts'
import { vendorView } from './vendor.view.ts'
import { findVendor, setSellerStatus } from './vendors.store.ts'

export const updateSupportVendor: Handler<'updateSupportVendor'> = async (
  { db, clock, settings, afterCommit, nudgeOutbox },
  { path: { id }, body, account },
) => {
  if (id === account.id) return ownMoney
  await lockAccount(db, id)
  const before = await findVendor(db, id)
  if (!before) return notFound
  const isStale = body.version !== undefined && body.version !== before.version
  if (isStale) return overtaken(db, { subject: 'account', subjectId: id })
  const { seller_status: status, email } = before
  const wanted = body.seller_status
  const move = vendorMoves(status, before.applied_at !== null)[wanted]
  if (!move) {
    return refuse(409, detail(problem('seller_status_invalid', { wanted, email, status })))
  }
  const reason = body.reason || null
  if (move.needsReason && reason === null) return reasonMissing
  await setSellerStatus(db, { id, status: wanted })
  await insertAudit(db, {
    actorId: account.id,
    action: move.action,
    subject: 'account',
    subjectId: id,
    before: { seller_status: status },
    after: { seller_status: wanted },
    reason,
    now: clock.now(),
  })
  await enqueueMail(db, vendorMail(move.action, { to: before, reason }, settings))
  afterCommit(nudgeOutbox)
  return { status: 200, body: vendorView((await findVendor(db, id)) ?? before) }
}
