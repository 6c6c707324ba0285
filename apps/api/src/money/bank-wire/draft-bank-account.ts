import type { Handler } from '../../core/contract.ts'
import { fieldErrors } from '../../core/field-problems.ts'
import { detail } from '../../core/problem.ts'
import { refuse } from '../../core/refusal.ts'
import { insertAudit } from '../../platform/audit/audit.store.ts'
import { bankAccountView } from './bank-account.view.ts'
import { bankAccounts, insertDraft, lockCurrentAccount } from './bank-accounts.store.ts'
import { readDetails } from './draft-details.ts'

/** The first step of a change; it changes no invoice. */
export const draftBankAccount: Handler<'draftBankAccount'> = async (
  { db, clock },
  { body, account },
) => {
  const { currency } = body
  const now = clock.now()
  const current = await lockCurrentAccount(db, currency)
  const reading = readDetails(body.details, current?.details ?? null)
  if ('problem' in reading) return refuse(400, fieldErrors({ details: [reading.problem] }))
  const { details } = reading
  const reason = body.reason.trim()
  const succeeds = current?.id ?? null
  const id = await insertDraft(db, {
    currency,
    details,
    succeeds,
    reason,
    actorId: account.id,
    now,
  })
  if (id === null) return refuse(409, detail('bank_account_open'))
  await insertAudit(db, {
    actorId: account.id,
    action: 'draft-bank-account',
    subject: 'bank-account',
    subjectId: id,
    before: current ? { details: current.details } : null,
    after: { currency, details },
    reason,
    now,
  })
  const row = await bankAccounts.find(db, id)
  if (!row) throw new Error(`no bank account ${id}`)
  return { status: 201, body: bankAccountView(row, account) }
}
