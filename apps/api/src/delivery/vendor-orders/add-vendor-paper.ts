import type { Handler } from '../../core/contract.ts'
import { fieldErrors } from '../../core/field-problems.ts'
import { detail } from '../../core/problem.ts'
import { notFound, refuse } from '../../core/refusal.ts'
import { sellerIdOf } from '../../core/vendor-of.ts'
import { insertAudit } from '../../platform/audit/audit.store.ts'
import { acceptPrivateFile } from '../../platform/private-files/accept-private-file.ts'
import { savePrivateFile } from '../../platform/private-files/save-private-file.ts'
import { lockOrder } from '../../selling/orders/order.store.ts'
import { findDuty } from './read-vendor-orders.ts'
import { insertSellerPaper } from './seller-papers.store.ts'
import { vendorOrderView } from './vendor-order.view.ts'

const notNow = refuse(409, detail('papers_not_now'))

/** It waits until staff have looked at it. The file is checked before the transaction begins (`x-writes: false`). */
export const addVendorPaper: Handler<'addVendorPaper'> = async (
  context,
  { path, account, body, origin },
) => {
  const { db, clock } = context
  const own = { id: path.id, vendorId: sellerIdOf(account) }
  const before = await findDuty(context, own)
  if (!before) return notFound
  if (before.state !== 'paid') return notNow
  const file = await acceptPrivateFile(context, body.file)
  if (typeof file === 'string') return refuse(400, fieldErrors({ file: [file] }))
  const now = clock.now()
  const orderId = before.line.order_id
  const isSaved = await db.transaction().execute(async (tx) => {
    await lockOrder(tx, orderId)
    const duty = await findDuty({ db: tx, clock }, own)
    if (duty?.state !== 'paid') return false
    const fileId = await savePrivateFile(tx, context, { ...file, by: account.id })
    const paper = await insertSellerPaper(tx, {
      order_id: orderId,
      position: duty.line.position,
      kind: body.kind,
      file_id: fileId,
      sent_by: account.id,
      sent_at: now,
    })
    await insertAudit(tx, {
      actorId: account.id,
      action: 'send-seller-paper',
      subject: 'order',
      subjectId: orderId,
      before: null,
      after: { paper, kind: body.kind, hash: file.hash },
      reason: null,
      now,
    })
    return true
  })
  if (!isSaved) return notNow
  const after = (await findDuty(context, own)) ?? before
  return { status: 201, body: vendorOrderView(after, origin) }
}
