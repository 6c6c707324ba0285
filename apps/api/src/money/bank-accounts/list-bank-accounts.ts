import type { Handler } from '../../core/contract.ts'
import { detail } from '../../core/problem.ts'
import { refuse } from '../../core/refusal.ts'
import { answerList } from '../../platform/lists/answer-list.ts'
import { readList } from '../../platform/lists/list-sql.store.ts'
import { bankAccountView } from './bank-account.view.ts'
import {
  bankAccountColumns,
  countBankAccounts,
  listBankAccountRows,
} from './bank-accounts.store.ts'

const newestFirst = { field: 'id', descending: true } as const

export const listBankAccounts: Handler<'listBankAccounts'> = async (
  { db },
  { query: parameters, account },
) => {
  const reading = readList(parameters, bankAccountColumns, newestFirst)
  if ('problem' in reading) return refuse(400, detail(reading.problem))
  const { query } = reading
  const total = await countBankAccounts(db, query)
  const rows = await listBankAccountRows(db, query)
  const body = rows.map((row) => bankAccountView(row, account))
  return answerList('bank-accounts', { query, total, body })
}
