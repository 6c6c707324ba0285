import type { Answer, Handler } from '../../../core/contract.ts'
import { lockAccount, markActive } from '../account.store.ts'
import { accountIdOf } from '../links/link.ts'
import { getLinkState, spendLinks } from '../links/link.store.ts'

/** The page of the link calls it on load; anything but 200 is a failure there (buyer spec §4, §8). */
export const activateAccount: Handler<'activateAccount'> = async ({ db, clock }, { path }) => {
  const accountId = accountIdOf(path.uid)
  const account = accountId === null ? null : await lockAccount(db, accountId)
  if (!account) return fail('User does not exists')
  if (account.is_active) return { status: 200, body: { msg: 'Account is activated already' } }

  const link = { accountId: account.id, purpose: 'activate', token: path.token } as const
  const state = await getLinkState(db, link, clock.now())
  if (state === 'expired') return fail('Activation Link expired')
  if (state !== 'good') return fail('Activation link is invalid')
  await spendLinks(db, link, clock.now())
  await markActive(db, account.id)
  return { status: 200, body: { msg: 'Account activated' } }
}

function fail(msg: string): Answer<'activateAccount'> {
  return { status: 411, body: { msg } }
}
