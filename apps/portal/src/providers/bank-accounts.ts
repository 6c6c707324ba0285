import type { BankAccount, BankAccountDecision, BankAccountDraft } from '@bandari/sdk'
import { granted } from './granted.ts'
import { ask, client } from './sdk.ts'

/** What a currency's orders are to be paid to; nothing changes by it. */
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
