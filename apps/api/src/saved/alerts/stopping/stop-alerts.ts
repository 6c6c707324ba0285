import type { Context } from '../../../core/context.ts'
import type { Handler } from '../../../core/contract.ts'
import { detail } from '../../../core/problem.ts'
import { refuse } from '../../../core/refusal.ts'
import { deleteWaitingAlerts } from '../../../platform/mail/outbox.store.ts'
import { lockAlertsOf, pauseSearchesOf } from '../state/searches.store.ts'
import { endFavouriteAlerts } from '../state/favourite-alerts.store.ts'
import { accountOfStopToken } from './stop-token.ts'

export const stopAlerts: Handler<'stopAlerts'> = async (context, { body }) =>
  (await stopAlertsOf(context, body.token))
    ? { status: 204 }
    : refuse(404, detail('alerts_link_unknown'))

/**
 * In one transaction; false where the token is none of ours. The account is locked before mails are deleted: whoever writes one
 * has the same lock, so none comes after this, and one that is leaving just now is waited for.
 */
export async function stopAlertsOf(
  context: Pick<Context, 'db' | 'clock' | 'secrets'>,
  token: string,
): Promise<boolean> {
  const accountId = accountOfStopToken(context, token)
  if (accountId === null) return false
  const { db, clock } = context
  await lockAlertsOf(db, accountId)
  await pauseSearchesOf(db, { accountId, now: clock.now() })
  await endFavouriteAlerts(db, accountId)
  await deleteWaitingAlerts(db, accountId)
  return true
}
