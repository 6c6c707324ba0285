import type { Handler } from '../../../core/contract.ts'
import { notFound } from '../../../core/refusal.ts'
import { orderDocumentsView, readOrderDocuments } from '../read-order-documents.ts'

export const getSupportOrderPapers: Handler<'getSupportOrderPapers'> = async (
  { db, clock },
  { path, language },
) => {
  const now = clock.now()
  const facts = await readOrderDocuments(db, { orderId: path.id }, now)
  if (!facts) return notFound
  return { status: 200, body: await orderDocumentsView(db, facts, { now, language }) }
}
