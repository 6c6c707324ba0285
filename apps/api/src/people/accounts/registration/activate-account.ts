import type { Answer, Handler } from '../../../core/contract.ts'
import { lockAccount, markActive } from '../account.store.ts'
import { accountIdOf } from '../links/link.ts'
import { getLinkState, spendLinks } from '../links/link.store.ts'
import { msg } from './msg.ts'

/** The page of the link calls it on load; anything but 200 is a failure there (buyer spec §4, §8). */
export const activateAccount: Handler<'activateAccount'> = async ({ db, clock }, { path }) => {
  const accountId = accountIdOf(path.uid)
  const account = accountId === null ? null : await lockAccount(db, accountId)
  if (!account) return fail('unknown_account')
  if (account.is_active) return { status: 200, body: msg('already_active') }

  const link = { accountId: account.id, purpose: 'activate', token: path.token } as const
  const state = await getLinkState(db, link, clock.now())
  if (state === 'expired') return fail('link_expired')
  if (state !== 'good') return fail('link_invalid')
  await spendLinks(db, link, clock.now())
  await markActive(db, account.id)
  return { status: 200, body: msg('account_activated') }
}

function fail(
  code: 'unknown_account' | 'link_expired' | 'link_invalid',
): Answer<'activateAccount'> {
  return { status: 411, body: msg(code) }
}
