import type { Handler } from '../../core/contract.ts'
import { insertAudit } from '../../platform/audit/audit.store.ts'
import { insertHandover, viewMinutes } from '../accounts/sessions/handover.store.ts'
import { findCustomer } from './find-customer.ts'

/** The code is in the fragment, which never reaches a server's log; the token that it buys only reads (`may-view.ts`). */
export const beginShopView: Handler<'beginShopView'> = async (
  { db, clock, settings },
  { path: { id }, body: { reason }, account },
) => {
  const found = await findCustomer(db, { id, actorId: account.id, needs: 'active customer' })
  if (found.refusal) return found.refusal
  const now = clock.now()
  const until = new Date(now.getTime() + viewMinutes * 60_000)
  const code = await insertHandover(
    db,
    { accountId: id, tokenHash: null, audience: 'shop', next: '/', viewerId: account.id },
    now,
  )
  await insertAudit(db, {
    actorId: account.id,
    action: 'begin-shop-view',
    subject: 'account',
    subjectId: id,
    before: {},
    after: { until: until.toISOString() },
    reason,
    now,
  })
  const url = `${settings.storefrontOrigin}/sso#code=${code}`
  return { status: 201, body: { url, until: until.toISOString() } }
}
