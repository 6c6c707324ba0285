import { lockAccount } from '../accounts/account.store.ts'
import type { Context } from '../../core/context.ts'
import type { Call, Handler } from '../../core/contract.ts'
import { isOfVendor } from '../../core/vendor-of.ts'
import type { Database } from '../../platform/db/database.ts'
import { enqueueMail } from '../../platform/mail/outbox.store.ts'
import { notFound, refuse } from '../../core/refusal.ts'
import { detail, problem } from '../../core/problem.ts'
import { ownMoney } from '../staff/staff-refusals.ts'
import { insertAudit } from '../../platform/audit/audit.store.ts'
import { overtaken } from '../../platform/audit/overtaken.ts'
import { reasonMissing } from '../decisions/reason.ts'
import { type VendorAction, vendorMail } from './vendor-mails.ts'
import { vendorTransitions } from './vendor-states.ts'
import { vendorView } from './vendor.view.ts'
import { findVendor, setMayListExport, setSellerStatus, type VendorRow } from './vendors.store.ts'

type Update = Call<'updateSupportVendor'>

/** A decision about a vendor, before it is written down. */
interface Decision {
  action: VendorAction
  needsReason: boolean
  before: object
  after: object
  store: (db: Database) => Promise<void>
}

export const updateSupportVendor: Handler<'updateSupportVendor'> = async (
  context,
  { path: { id }, body, account },
) => {
  const { db } = context
  if (isOfVendor(account, id)) return ownMoney
  await lockAccount(db, id)
  const before = await findVendor(db, id)
  if (!before) return notFound
  const isStale = body.version !== undefined && body.version !== before.version
  if (isStale) return overtaken(db, { subject: 'account', subjectId: id })
  const { seller_status: status, email } = before
  const decision = decisionOf(before, body)
  if (!decision) {
    const problemOf = { wanted: body.seller_status, email, status }
    return refuse(409, detail(problem('seller_status_invalid', problemOf)))
  }
  const reason = body.reason || null
  if (decision.needsReason && reason === null) return reasonMissing
  await decide(context, { vendor: before, decision, reason, actorId: account.id })
  return { status: 200, body: vendorView((await findVendor(db, id)) ?? before) }
}

/** One decision a call: about the vendor, else about listing for export. */
function decisionOf(vendor: VendorRow, body: Update['body']): Decision | null {
  const { id, seller_status: status, may_list_export: mayListExport } = vendor
  const wanted = body.seller_status
  const move = vendorTransitions(status, vendor.applied_at !== null)[wanted]
  if (move) {
    return {
      ...move,
      before: { seller_status: status },
      after: { seller_status: wanted },
      store: (db) => setSellerStatus(db, { id, status: wanted }),
    }
  }
  const allowed = body.may_list_export ?? mayListExport
  if (wanted !== 'approved' || wanted !== status || allowed === mayListExport) return null
  return {
    action: allowed ? 'allow-export' : 'stop-export',
    needsReason: !allowed,
    before: { may_list_export: mayListExport },
    after: { may_list_export: allowed },
    store: (db) => setMayListExport(db, { id, allowed }),
  }
}

interface VendorDecision {
  vendor: VendorRow
  decision: Decision
  reason: string | null
  actorId: number
}

/** The person reads it. */
async function decide(
  { db, clock, settings, afterCommit, nudgeOutbox }: Context,
  { vendor, decision: { action, before, after, store }, reason, actorId }: VendorDecision,
): Promise<void> {
  await store(db)
  const [subject, now] = ['account', clock.now()] as const
  await insertAudit(db, {
    actorId,
    action,
    subject,
    subjectId: vendor.id,
    before,
    after,
    reason,
    now,
  })
  await enqueueMail(db, vendorMail(action, { to: vendor, reason }, settings))
  afterCommit(nudgeOutbox)
}
