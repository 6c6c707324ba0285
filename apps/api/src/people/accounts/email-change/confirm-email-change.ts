import type { Context } from '../../../core/context.ts'
import type { Handler } from '../../../core/contract.ts'
import { fieldErrors } from '../../../core/field-problems.ts'
import { detail } from '../../../core/problem.ts'
import { refuse } from '../../../core/refusal.ts'
import { insertAudit } from '../../../platform/audit/audit.store.ts'
import { enqueueMail } from '../../../platform/mail/outbox.store.ts'
import { lockAccount } from '../account.store.ts'
import { endOtherSessionsOf } from '../sessions/my-sessions.store.ts'
import { isComplete } from './email-change.ts'
import {
  confirmSide,
  deleteEmailChange,
  deleteOldLinks,
  type EmailChangeRow,
  lockEmailChange,
  setEmail,
} from './email-change.store.ts'
import { changedMail } from './email-change-mails.ts'

/** The button of the page that a mailed link leads to. The second of the two addresses to agree changes it. */
export const confirmEmailChange: Handler<'confirmEmailChange'> = async (context, { body }) => {
  const { db, clock } = context
  const now = clock.now()
  const found = await lockEmailChange(db, body.token, now)
  if (!found) return refuse(400, fieldErrors({ token: ['confirmation_invalid'] }))
  const { row, side } = found
  if (!isComplete(row, side)) {
    await confirmSide(db, { accountId: row.account_id, side, now })
    return { status: 200, body: { changed: false, email: row.email } }
  }
  const isChanged = await change(context, row)
  return isChanged
    ? { status: 200, body: { changed: true, email: row.email } }
    : refuse(409, detail('email_change_taken'))
}

/** Whoever asked stays signed in; every other sign-in ends, and so does every link that the old address was sent. */
async function change(context: Context, row: EmailChangeRow): Promise<boolean> {
  const { db, clock, settings, afterCommit, nudgeOutbox } = context
  const { account_id: accountId, email } = row
  const owner = await lockAccount(db, accountId)
  if (!owner || !(await setEmail(db, { accountId, email }))) return false
  await deleteEmailChange(db, accountId)
  await deleteOldLinks(db, accountId)
  await endOtherSessionsOf(db, { accountId, currentHash: row.session_hash })
  await insertAudit(db, {
    actorId: accountId,
    action: 'change-email',
    subject: 'account',
    subjectId: accountId,
    before: null,
    after: null,
    reason: null,
    now: clock.now(),
  })
  for (const to of [owner.email, email])
    await enqueueMail(db, changedMail({ owner, email, to }, settings))
  afterCommit(nudgeOutbox)
  return true
}
