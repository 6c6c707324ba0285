import type { Context } from '../../core/context.ts'
import type { Handler } from '../../core/contract.ts'
import { detail } from '../../core/problem.ts'
import { notFound, refuse } from '../../core/refusal.ts'
import { insertAudit } from '../../platform/audit/audit.store.ts'
import { overtaken } from '../../platform/audit/overtaken.ts'
import { bankAccountView } from './bank-account.view.ts'
import {
  type BankAccountRow,
  bankAccounts,
  decideDraft,
  endAccount,
  reissueInvoices,
  lockCurrentAccount,
  lockDraft,
} from './bank-accounts.store.ts'
import { draftResult } from './draft-result.ts'

export const decideBankAccount: Handler<'decideBankAccount'> = async (
  context,
  { path, body: { state }, account },
) => {
  const { db } = context
  const draft = await lockDraft(db, path.id)
  if (!draft) return notFound
  const result = draftResult(draft, { state, actorId: account.id })
  const isOvertaken = () => overtaken(db, { subject: 'bank-account', subjectId: draft.id })
  if (result === 'overtaken') return isOvertaken()
  if (result === 'same-person') return refuse(409, detail('own_draft'))
  // Waits for invoices that are being issued, so that none is missed.
  const current = await lockCurrentAccount(db, draft.currency)
  const isBasedOn = (current?.id ?? null) === draft.succeeds
  if (result === 'decide' && state === 'published' && !isBasedOn) return isOvertaken()
  if (result === 'decide') await decide(context, draft, { state, actorId: account.id })
  const decided = await bankAccounts.find(db, draft.id)
  return decided ? { status: 200, body: bankAccountView(decided, account) } : notFound
}

/** In one transaction: every open order gets an invoice with the new account, and the old account ends. */
async function decide(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  draft: BankAccountRow,
  { state, actorId }: { state: 'published' | 'dropped'; actorId: number },
): Promise<void> {
  const now = clock.now()
  const { id, currency, details, former_details: before } = draft
  if (state === 'published' && draft.succeeds !== null) await endAccount(db, draft.succeeds, now)
  await decideDraft(db, { id, state, actorId, now })
  if (state === 'published') await reissueInvoices(db, { accountId: id, now })
  await insertAudit(db, {
    actorId,
    action: state === 'published' ? 'publish-bank-account' : 'drop-bank-account',
    subject: 'bank-account',
    subjectId: id,
    before: before && { details: before },
    after: { currency, details },
    reason: draft.reason,
    now,
  })
}
