import type { MethodWork } from '../method-work.ts'
import { decideBankAccount } from './decide-bank-account.ts'
import { draftBankAccount } from './draft-bank-account.ts'
import { getBankAccount } from './get-bank-account.ts'
import { bankAccountJobs } from './jobs.ts'
import { listBankAccountChanges } from './list-bank-account-changes.ts'
import { listBankAccounts } from './list-bank-accounts.ts'

/** Its money arrives by `money/statements`, or is recorded by staff. */
export const bankWire = {
  operations: {
    decideBankAccount,
    draftBankAccount,
    getBankAccount,
    listBankAccountChanges,
    listBankAccounts,
  },
  jobs: bankAccountJobs,
} satisfies MethodWork
