import type { Handler } from '../../core/contract.ts'
import { insertAudit } from '../../platform/audit/audit.store.ts'
import { answerFeed } from './answer-feed.ts'
import { lockFeed, setToken } from './product-feeds.store.ts'
import { newToken } from './switch-product-feed.ts'

/** Whoever has the old address finds nothing there any more. The audit does not keep either. */
export const renewProductFeedAddress: Handler<'renewProductFeedAddress'> = async (
  context,
  { path: { kind }, account },
) => {
  const { db, clock } = context
  await lockFeed(db, kind)
  const now = clock.now()
  await setToken(db, kind, { token: newToken(), actorId: account.id, now })
  await insertAudit(db, {
    actorId: account.id,
    action: 'renew-product-feed-address',
    subject: 'product-feed',
    subjectId: kind,
    before: null,
    after: null,
    reason: null,
    now,
  })
  return answerFeed(context, kind)
}
