import type { Handler } from '../../../core/contract.ts'
import { detail, problem } from '../../../core/problem.ts'
import { notFound, refuse } from '../../../core/refusal.ts'
import { lockOrder } from '../../../selling/orders/order.store.ts'
import { orderDocumentsView, readOrderDocuments } from '../read-order-documents.ts'
import { insertShare, listShares } from '../shares.store.ts'

const day = 24 * 3600 * 1000

/** An order has one or two clearing agents, and a bank. */
const maxOpenShares = 10

/** The token is in the link's fragment, which browsers do not send: it gets into no server's log and no referrer. */
export const sharePapers: Handler<'sharePapers'> = async ({ db, clock, settings }, call) => {
  const { path, body, account, language } = call
  const now = clock.now()
  await lockOrder(db, path.id)
  const facts = await readOrderDocuments(db, { orderId: path.id, accountId: account.id }, now)
  if (!facts) return notFound
  const shares = await listShares(db, path.id)
  const open = shares.filter(({ ended_at, ends_at }) => ended_at === null && ends_at > now)
  if (open.length >= maxOpenShares) {
    return refuse(409, detail(problem('shares_too_many', { most: maxOpenShares })))
  }
  const token = await insertShare(db, {
    orderId: path.id,
    label: body.label?.trim() ?? '',
    accountId: account.id,
    endsAt: new Date(now.getTime() + (body.days ?? 30) * day),
    now,
  })
  const link = `${settings.storefrontOrigin}/shared-papers#${token}`
  return {
    status: 201,
    body: { link, papers: await orderDocumentsView(db, facts, { now, language }) },
  }
}
