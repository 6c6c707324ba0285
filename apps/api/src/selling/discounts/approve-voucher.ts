import type { Handler } from '../../core/contract.ts'
import { notFound, refuse } from '../../core/refusal.ts'
import { detail } from '../../core/problem.ts'
import { insertAudit } from '../../platform/audit/audit.store.ts'
import { overtaken } from '../../platform/audit/overtaken.ts'
import { supportVoucherView } from './support-voucher.view.ts'
import { lockStaffVoucher, updateStaffVoucher, vouchers } from './vouchers.store.ts'

/** The second person: from now on a code that somebody wrote by hand takes off whatever its terms say. */
export const approveVoucher: Handler<'approveVoucher'> = async (
  { db, clock },
  { path: { id }, body, account },
) => {
  const now = clock.now()
  const before = await lockStaffVoucher(db, { id, now })
  if (!before) return notFound
  if (before.approved_by !== account.id) {
    if (body.version !== before.version) return overtaken(db, { subject: 'voucher', subjectId: id })
    if (before.written_by === null) return refuse(409, detail('voucher_unlimited'))
    if (before.written_by === account.id) return refuse(409, detail('own_code'))
    await updateStaffVoucher(db, { id, approved_by: account.id })
    await insertAudit(db, {
      actorId: account.id,
      action: 'approve-voucher',
      subject: 'voucher',
      subjectId: id,
      before: null,
      after: null,
      reason: null,
      now,
    })
  }
  const after = (await vouchers(now).find(db, id)) ?? before
  return { status: 200, body: supportVoucherView(after, now) }
}
