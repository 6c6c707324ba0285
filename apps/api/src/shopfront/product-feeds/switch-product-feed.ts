import { randomBytes } from 'node:crypto'
import type { Handler } from '../../core/contract.ts'
import { insertAudit } from '../../platform/audit/audit.store.ts'
import { answerFeed } from './answer-feed.ts'
import { lockFeed, switchFeed } from './product-feeds.store.ts'

export const switchProductFeed: Handler<'switchProductFeed'> = async (
  context,
  { path: { kind }, body: { is_on: isOn }, account },
) => {
  const { db, clock } = context
  const before = await lockFeed(db, kind)
  if (before.is_on !== isOn) {
    const now = clock.now()
    const token = before.token ?? newToken()
    await switchFeed(db, kind, { isOn, token, actorId: account.id, now })
    await insertAudit(db, {
      actorId: account.id,
      action: isOn ? 'switch-product-feed-on' : 'switch-product-feed-off',
      subject: 'product-feed',
      subjectId: kind,
      before: { is_on: before.is_on },
      after: { is_on: isOn },
      reason: null,
      now,
    })
  }
  return answerFeed(context, kind)
}

export function newToken(): string {
  return randomBytes(24).toString('base64url')
}
