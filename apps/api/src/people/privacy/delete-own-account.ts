import type { Context } from '../../core/context.ts'
import type { Answer, Handler } from '../../core/contract.ts'
import type { Account } from '../../core/account.ts'
import { fieldErrors } from '../../core/field-problems.ts'
import { detail } from '../../core/problem.ts'
import { refuse } from '../../core/refusal.ts'
import { insertAudit } from '../../platform/audit/audit.store.ts'
import type { Database } from '../../platform/db/database.ts'
import { enqueueMail } from '../../platform/mail/outbox.store.ts'
import { validateProof } from './confirm-person.ts'
import { findHindrances } from './deletion.ts'
import { personsOf } from './merged-accounts.store.ts'
import { eraseRows } from './personal-table.store.ts'
import { accountDeletedMail } from './privacy-mails.ts'

/** Deletes the account and keeps its orders: what the law asks for is kept without the name. Every sign-in ends. */
export const deleteOwnAccount: Handler<'deleteOwnAccount'> = async (context, call) => {
  const { account, body } = call
  const problems = await validateProof(context, call, body)
  if (problems) return refuse(400, fieldErrors(problems))
  const answer = await context.db.transaction().execute((tx) => erase(context, tx, account))
  if (answer.status === 204) context.nudgeOutbox()
  return answer
}

/** Takes the same locks as everything that could forbid the deletion, so that no order slips in between. */
async function erase(
  context: Context,
  tx: Database,
  account: Account,
): Promise<Answer<'deleteOwnAccount'>> {
  const { clock, settings, personalData } = context
  for (const { lock } of personalData) await lock?.(tx, account)
  const [first] = await findHindrances(context, tx, account)
  if (first) return refuse(409, detail(first))
  const persons = await personsOf(tx, account)
  for (const table of personalData.flatMap(({ tables }) => tables)) {
    for (const person of persons) await eraseRows(tx, table, person)
  }
  await insertAudit(tx, {
    actorId: account.id,
    action: 'delete-account',
    subject: 'account',
    subjectId: account.id,
    before: { is_deleted: false },
    after: { is_deleted: true },
    reason: null,
    now: clock.now(),
  })
  await enqueueMail(tx, accountDeletedMail(account, settings))
  return { status: 204 }
}
