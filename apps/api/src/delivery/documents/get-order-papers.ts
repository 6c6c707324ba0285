import type { Handler } from '../../core/contract.ts'
import { notFound } from '../../core/refusal.ts'
import { orderDocumentsView, readOrderDocuments } from './read-order-documents.ts'

export const getOrderPapers: Handler<'getOrderPapers'> = async (
  { db, clock },
  { path, account, language },
) => {
  const now = clock.now()
  const facts = await readOrderDocuments(db, { orderId: path.id, accountId: account.id }, now)
  if (!facts) return notFound
  return { status: 200, body: await orderDocumentsView(db, facts, { now, language }) }
}
