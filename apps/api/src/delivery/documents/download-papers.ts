import type { Handler } from '../../core/contract.ts'
import { notFound } from '../../core/refusal.ts'
import { isOrderOf } from './order-of-papers.store.ts'
import { sendArchive } from './paper-archive.ts'

export const downloadPapers: Handler<'downloadPapers'> = async (context, { path, account, ip }) => {
  const order = { orderId: path.id, accountId: account.id }
  if (!(await isOrderOf(context.db, order))) return notFound
  return sendArchive(context, { orderId: path.id, actorId: account.id, ip })
}
