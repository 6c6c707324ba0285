import type { Handler } from '../../core/contract.ts'
import { notFound } from '../../core/refusal.ts'
import { isOrderOfAccount } from './document-orders.store.ts'
import { sendDocumentArchive } from './document-archive.ts'

export const downloadPapers: Handler<'downloadPapers'> = async (context, { path, account, ip }) => {
  const order = { orderId: path.id, accountId: account.id }
  if (!(await isOrderOfAccount(context.db, order))) return notFound
  return sendDocumentArchive(context, { orderId: path.id, actorId: account.id, ip })
}
