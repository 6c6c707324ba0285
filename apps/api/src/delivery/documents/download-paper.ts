import type { Handler } from '../../core/contract.ts'
import { notFound } from '../../core/refusal.ts'
import { isOrderOf } from './order-of-papers.store.ts'
import { sendPaper } from './send-paper.ts'

export const downloadPaper: Handler<'downloadPaper'> = async (context, { path, account, ip }) => {
  const order = { orderId: path.id, accountId: account.id }
  if (!(await isOrderOf(context.db, order))) return notFound
  return sendPaper(context, { orderId: path.id, paperId: path.paper, actorId: account.id, ip })
}
