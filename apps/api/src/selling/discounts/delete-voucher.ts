import type { Handler } from '../../core/contract.ts'
import { notFound, refuse } from '../../core/refusal.ts'
import { detail } from '../../core/problem.ts'
import { insertAudit } from '../../platform/audit/audit.store.ts'
import { overtaken } from '../../platform/audit/overtaken.ts'
import { onlyEndChanges, supportVoucherView, termsIn } from './support-voucher.view.ts'
import { deleteStaffVoucher, isVoucherReferred, lockStaffVoucher } from './vouchers.store.ts'

export const deleteVoucher: Handler<'deleteVoucher'> = async (
  { db, clock },
  { path: { id }, query, account },
) => {
  const now = clock.now()
  const before = await lockStaffVoucher(db, { id, now })
  if (!before) return notFound
  if (query.version !== undefined && query.version !== before.version) {
    return overtaken(db, { subject: 'voucher', subjectId: id })
  }
  if (onlyEndChanges(before) || (await isVoucherReferred(db, id))) {
    return refuse(409, detail('voucher_referred'))
  }
  await deleteStaffVoucher(db, id)
  await insertAudit(db, {
    actorId: account.id,
    action: 'delete-voucher',
    subject: 'voucher',
    subjectId: id,
    before: termsIn(before),
    after: null,
    reason: null,
    now,
  })
  return { status: 200, body: supportVoucherView(before, now) }
}
