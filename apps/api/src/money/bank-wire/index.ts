import type { Operations } from '../../core/contract.ts'
import { decideBankAccount } from './decide-bank-account.ts'
import { draftBankAccount } from './draft-bank-account.ts'
import { getBankAccount } from './get-bank-account.ts'
import { listBankAccountChanges } from './list-bank-account-changes.ts'
import { listBankAccounts } from './list-bank-accounts.ts'

export const bankAccounts = {
  decideBankAccount,
  draftBankAccount,
  getBankAccount,
  listBankAccountChanges,
  listBankAccounts,
} satisfies Partial<Operations>
