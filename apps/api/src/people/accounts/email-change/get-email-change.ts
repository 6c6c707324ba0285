import type { Handler } from '../../../core/contract.ts'
import { emailChangeView } from './email-change.ts'
import { findEmailChange } from './email-change.store.ts'

export const getEmailChange: Handler<'getEmailChange'> = async ({ db, clock }, { account }) => {
  const row = await findEmailChange(db, account.id, clock.now())
  return { status: 200, body: { waiting: row && emailChangeView(row) } }
}
