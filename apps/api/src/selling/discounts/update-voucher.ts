import type { Handler } from '../../core/contract.ts'
import { notFound, refuse } from '../../core/refusal.ts'
import { fieldErrors } from '../../core/field-problems.ts'
import { insertAudit } from '../../platform/audit/audit.store.ts'
import { overtaken } from '../../platform/audit/overtaken.ts'
import { codeMistakes } from './check-voucher.ts'
import { givesOtherwise, validateTermsChange } from './voucher-rules.ts'
import { onlyEndChanges, supportVoucherView, termsIn, termsOf } from './support-voucher.view.ts'
import { lockStaffVoucher, lockVouchers, updateStaffVoucher, vouchers } from './vouchers.store.ts'

export const updateVoucher: Handler<'updateVoucher'> = async (
  { db, clock },
  { path: { id }, body, account },
) => {
  const now = clock.now()
  await lockVouchers(db)
  const row = await lockStaffVoucher(db, { id, now })
  if (!row) return notFound
  if (body.version !== undefined && body.version !== row.version)
    return overtaken(db, { subject: 'voucher', subjectId: id })
  const before = termsIn(row)
  const wanted = termsOf({ ...supportVoucherView(row, now), ...body })
  const mistakes = {
    ...(await codeMistakes(db, { code: wanted.code, besides: id })),
    ...validateTermsChange(before, wanted, { onlyEndChanges: onlyEndChanges(row), now }),
  }
  if (Object.keys(mistakes).length > 0) return refuse(400, fieldErrors(mistakes))
  // Whoever gives other terms is their writer, and nobody has agreed to them yet.
  const written = givesOtherwise(before, wanted)
    ? { written_by: account.id, approved_by: null }
    : {}
  await updateStaffVoucher(db, { id, ...wanted, ...written })
  await insertAudit(db, {
    actorId: account.id,
    action: 'update-voucher',
    subject: 'voucher',
    subjectId: id,
    before,
    after: wanted,
    reason: null,
    now,
  })
  const after = (await vouchers(now).find(db, id)) ?? row
  return { status: 200, body: supportVoucherView(after, now) }
}
