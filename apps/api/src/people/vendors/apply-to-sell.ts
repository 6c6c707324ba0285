import type { Handler } from '../../core/contract.ts'
import { detail } from '../../core/problem.ts'
import { refuse } from '../../core/refusal.ts'
import { lockAccount } from '../accounts/account.store.ts'
import { insertApplication } from './credentials/credentials.store.ts'
import { reapply } from './application.store.ts'
import { applicationOf } from './seller-application.ts'

/** When two calls come at once, the second finds the application pending. */
export const applyToSell: Handler<'applyToSell'> = async ({ db, clock }, { account, body }) => {
  await lockAccount(db, account.id)
  const present = await applicationOf(db, account.id)
  if (present.applied_at === null) return refuse(403, detail('not_an_agent'))
  if (!present.may_apply) return { status: 200, body: present }
  const application = { accountId: account.id, now: clock.now() }
  await reapply(db, application)
  await insertApplication(db, { ...application, answer: body?.answer?.trim() || null })
  return { status: 200, body: await applicationOf(db, account.id) }
}
