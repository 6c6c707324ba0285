import type { KeyScope } from '@bandari/sdk/key-scopes'
import type { Account } from '../../../core/account.ts'
import type { Call, Handler } from '../../../core/contract.ts'
import { fieldErrors } from '../../../core/field-problems.ts'
import { detail, problem } from '../../../core/problem.ts'
import { refuse } from '../../../core/refusal.ts'
import { lockAccount } from '../account.store.ts'
import { hasRole } from '../has-role.ts'
import { notifyOwner } from '../security-mails/notify-owner.ts'
import { callingDevice } from '../sessions/calling-device.ts'
import { hashToken } from '../sessions/session.store.ts'
import { countLiveKeys, insertKey } from './key.store.ts'
import { newKeyToken } from './key-token.ts'
import { keyView } from './key.view.ts'
import { mayHoldKeys } from './may-hold-keys.ts'
import { offeredScopes } from './offered-scopes.ts'

const most = 20
/** Calls a minute: one every half a second. */
const ordinaryRate = 120
const day = 24 * 3600_000
/** As long as staff keep a password in most houses; a key of theirs opens other people's data. */
const mostDaysOfStaff = 90

type Wanted = Call<'createApiKey'>['body']

export const createApiKey: Handler<'createApiKey'> = async (context, call) => {
  const { db, clock } = context
  const { account, body } = call
  if (!(await mayHoldKeys(db, account))) return refuse(403, detail('keys_not_offered'))
  const problems = problemsOf(account, body)
  if (Object.keys(problems).length > 0) return refuse(400, fieldErrors(problems))
  // Two presses at once count each other.
  await lockAccount(db, account.id)
  const now = clock.now()
  if ((await countLiveKeys(db, account.id, now)) >= most) {
    return refuse(409, detail(problem('keys_full', { most })))
  }
  const token = newKeyToken()
  const key = await insertKey(db, {
    accountId: account.id,
    name: body.name,
    tokenHash: hashToken(token),
    hint: token.slice(-4),
    scopes: [...new Set(body.scopes)],
    ratePerMinute: body.rate_per_minute ?? ordinaryRate,
    now,
    expiresAt: new Date(now.getTime() + body.days * day),
  })
  const device = callingDevice(context.settings, call)
  await notifyOwner(context, { to: account, event: 'key-made', device })
  return { status: 201, body: { key: keyView(key), token } }
}

function problemsOf(account: Account, { scopes, days }: Wanted) {
  const offered = new Set<KeyScope>(offeredScopes(account, hasRole).map(({ scope }) => scope))
  const isTooLong = account.staff_role !== null && days > mostDaysOfStaff
  return {
    ...(scopes.every((scope) => offered.has(scope))
      ? {}
      : { scopes: ['scope_not_yours' as const] }),
    ...(isTooLong ? { days: [problem('key_days_of_staff', { most: mostDaysOfStaff })] } : {}),
  }
}
