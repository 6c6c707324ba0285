import type { Handler } from '../../core/contract.ts'
import { fieldErrors } from '../../core/field-problems.ts'
import { detail, problem } from '../../core/problem.ts'
import { notFound, refuse } from '../../core/refusal.ts'
import { savePrivateFile } from '../../platform/private-files/save-private-file.ts'
import { acceptPrivateFile } from '../../platform/private-files/accept-private-file.ts'
import { findOrderRecord, getOrderRecord, lockOrder } from '../../selling/orders/order.store.ts'
import { orderView } from '../../selling/orders/order.view.ts'
import { findOpenReport, insertPaymentProof, type OpenReport } from './payment-proofs.store.ts'

/** Files per payment report: both sides of a sheet, and another one. */
export const maxProofs = 3

/** The file is checked before the transaction begins (`x-writes: false`). */
export const addPaymentSlip: Handler<'addPaymentSlip'> = async (context, call) => {
  const { db, clock, settings } = context
  const { path, account, body, origin } = call
  const own = await findOrderRecord(db, path.id, account.id)
  if (!own) return notFound
  const early = admitted(own, await findOpenReport(db, own.id))
  if ('status' in early) return early
  const file = await acceptPrivateFile(context, body.file)
  if (typeof file === 'string') return refuse(400, fieldErrors({ file: [file] }))
  const now = clock.now()
  const late = await db.transaction().execute(async (tx) => {
    // Staff who answer the report take the same lock.
    await lockOrder(tx, own.id)
    const report = admitted(own, await findOpenReport(tx, own.id))
    if ('status' in report) return report
    const fileId = await savePrivateFile(tx, context, { ...file, by: account.id })
    await insertPaymentProof(tx, { reportId: report.id, fileId, accountId: account.id, now })
    return null
  })
  if (late) return late
  return { status: 201, body: orderView(await getOrderRecord(db, own.id), settings, origin) }
}

/** The report that can take another file, or the refusal. */
function admitted({ number }: { number: string }, report: OpenReport | null) {
  if (!report) return refuse(409, detail(problem('payment_report_none', { number })))
  if (report.proofs < maxProofs) return report
  return refuse(409, detail(problem('payment_slips_full', { most: maxProofs })))
}
