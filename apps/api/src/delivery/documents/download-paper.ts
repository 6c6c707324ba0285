import type { Handler } from '../../core/contract.ts'
import { notFound } from '../../core/refusal.ts'
import { isOrderOfAccount } from './document-orders.store.ts'
import { sendDocument } from './send-document.ts'

export const downloadPaper: Handler<'downloadPaper'> = async (context, { path, account, ip }) => {
  const order = { orderId: path.id, accountId: account.id }
  if (!(await isOrderOfAccount(context.db, order))) return notFound
  return sendDocument(context, {
    orderId: path.id,
    documentId: path.paper,
    actorId: account.id,
    ip,
  })
}
