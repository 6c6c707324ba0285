import type { Handler } from '../../core/contract.ts'
import { insertAudit } from '../../platform/audit/audit.store.ts'
import { findRepeatedNote, insertNote } from './customer.store.ts'
import { findCustomer } from './find-customer.ts'

/** The audit tells that there is a note and not what it says: nobody can delete from the audit what goes with the account. */
export const addCustomerNote: Handler<'addCustomerNote'> = async (
  { db, clock },
  { path: { id: accountId }, body: { text }, account },
) => {
  const found = await findCustomer(db, { id: accountId, actorId: account.id, needs: 'account' })
  if (found.refusal) return found.refusal
  const now = clock.now()
  const by = `${account.first_name} ${account.last_name}`
  const note = { accountId, authorId: account.id, text, now }
  const before = await findRepeatedNote(db, note)
  if (before) return { status: 201, body: { id: before.id, text, by, at: before.at.toISOString() } }
  const id = await insertNote(db, note)
  await insertAudit(db, {
    actorId: account.id,
    action: 'add-customer-note',
    subject: 'account',
    subjectId: accountId,
    before: {},
    after: { note: id },
    reason: null,
    now,
  })
  return { status: 201, body: { id, text, by, at: now.toISOString() } }
}
