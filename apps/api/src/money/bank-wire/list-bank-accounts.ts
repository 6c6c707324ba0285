import type { Handler } from '../../core/contract.ts'
import { listRecords } from '../../platform/lists/list-records.ts'
import { bankAccountView } from './bank-account.view.ts'
import { bankAccounts } from './bank-accounts.store.ts'

export const listBankAccounts: Handler<'listBankAccounts'> = ({ db }, { query, account }) =>
  listRecords(bankAccounts, {
    db,
    query,
    view: (rows) => rows.map((row) => bankAccountView(row, account)),
  })
