import type { Handler } from '../../core/contract.ts'
import { notFound } from '../../core/refusal.ts'
import { bankAccountView } from './bank-account.view.ts'
import { bankAccounts } from './bank-accounts.store.ts'

export const getBankAccount: Handler<'getBankAccount'> = async ({ db }, { path, account }) => {
  const row = await bankAccounts.find(db, path.id)
  return row ? { status: 200, body: bankAccountView(row, account) } : notFound
}
