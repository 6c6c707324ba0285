import type { BankAccount, BankAccountDecision, BankAccountDraft } from '@bandari/sdk'
import { granted } from './granted.ts'
import { ask, client } from './sdk.ts'

/** Drafts the account that a currency's orders will be paid to; the draft alone changes nothing. */
export async function draftBankAccount(body: BankAccountDraft): Promise<BankAccount> {
  return granted(ask(client.POST('/support/bank-accounts', { body })))
}

/** Publishes a draft, or drops it. */
export async function decideBankAccount({
  id,
  ...body
}: { id: number } & BankAccountDecision): Promise<BankAccount> {
  const params = { path: { id } }
  return granted(ask(client.PUT('/support/bank-accounts/{id}', { params, body })))
}
