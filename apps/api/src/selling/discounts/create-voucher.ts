import type { Handler } from '../../core/contract.ts'
import { refuse } from '../../core/refusal.ts'
import { fieldErrors } from '../../core/field-problems.ts'
import { insertAudit } from '../../platform/audit/audit.store.ts'
import { validateNewTerms } from './voucher-rules.ts'
import { supportVoucherView, termsOf } from './support-voucher.view.ts'
import { codeMistakes } from './check-voucher.ts'
import { insertStaffVoucher, lockVouchers, vouchers } from './vouchers.store.ts'

export const createVoucher: Handler<'createVoucher'> = async ({ db, clock }, { body, account }) => {
  const now = clock.now()
  const terms = termsOf(body)
  await lockVouchers(db)
  const mistakes = { ...(await codeMistakes(db, terms)), ...validateNewTerms(terms, now) }
  if (Object.keys(mistakes).length > 0) return refuse(400, fieldErrors(mistakes))
  const id = await insertStaffVoucher(db, { ...terms, written_by: account.id })
  const row = await vouchers(now).find(db, id)
  if (!row) throw new Error(`voucher ${id} was not written`)
  await insertAudit(db, {
    actorId: account.id,
    action: 'create-voucher',
    subject: 'voucher',
    subjectId: id,
    before: null,
    after: terms,
    reason: null,
    now,
  })
  return { status: 201, body: supportVoucherView(row, now) }
}
