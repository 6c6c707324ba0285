import type { Handler } from '../../../core/contract.ts'
import { notFound } from '../../../core/refusal.ts'
import { orderDocumentsView, readOrderDocuments } from '../read-order-documents.ts'
import { endOpenShare, listShares } from '../shares.store.ts'

export const endShare: Handler<'endShare'> = async ({ db, clock }, { path, account, language }) => {
  const now = clock.now()
  const facts = await readOrderDocuments(db, { orderId: path.id, accountId: account.id }, now)
  if (!facts) return notFound
  const shares = await listShares(db, path.id)
  if (!shares.some(({ id }) => id === path.share)) return notFound
  await endOpenShare(db, { orderId: path.id, shareId: path.share, now })
  return { status: 200, body: await orderDocumentsView(db, facts, { now, language }) }
}
