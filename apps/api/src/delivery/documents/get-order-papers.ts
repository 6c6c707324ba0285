import type { Handler } from '../../core/contract.ts'
import { notFound } from '../../core/refusal.ts'
import { orderPapers, readPaperFacts } from './read-order-papers.ts'

export const getOrderPapers: Handler<'getOrderPapers'> = async (
  { db, clock },
  { path, account, language },
) => {
  const now = clock.now()
  const facts = await readPaperFacts(db, { orderId: path.id, accountId: account.id }, now)
  if (!facts) return notFound
  return { status: 200, body: await orderPapers(db, facts, { now, language }) }
}
