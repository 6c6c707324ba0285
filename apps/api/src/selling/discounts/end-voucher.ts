import type { Handler } from '../../core/contract.ts'
import { notFound, refuse } from '../../core/refusal.ts'
import { detail } from '../../core/problem.ts'
import { insertAudit } from '../../platform/audit/audit.store.ts'
import { overtaken } from '../../platform/audit/overtaken.ts'
import { voucherState } from './voucher-rules.ts'
import { supportVoucherView } from './support-voucher.view.ts'
import { lockStaffVoucher, updateStaffVoucher, vouchers } from './vouchers.store.ts'

const notOpen = {
  coming: 'voucher_coming',
  ended: 'voucher_ended',
} as const

export const endVoucher: Handler<'endVoucher'> = async (
  { db, clock },
  { path: { id }, body, account },
) => {
  const now = clock.now()
  const before = await lockStaffVoucher(db, { id, now })
  if (!before) return notFound
  if (body.version !== before.version) return overtaken(db, { subject: 'voucher', subjectId: id })
  const state = voucherState(before, now)
  if (state !== 'open') return refuse(409, detail(notOpen[state]))
  await updateStaffVoucher(db, { id, ends_at: now })
  await insertAudit(db, {
    actorId: account.id,
    action: 'end-voucher',
    subject: 'voucher',
    subjectId: id,
    before: { ends_at: before.ends_at },
    after: { ends_at: now },
    reason: body.reason || null,
    now,
  })
  const after = (await vouchers(now).find(db, id)) ?? before
  return { status: 200, body: supportVoucherView(after, now) }
}
