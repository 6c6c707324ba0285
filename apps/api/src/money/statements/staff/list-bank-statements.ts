import type { Handler } from '../../../core/contract.ts'
import { listRecords } from '../../../platform/lists/list-records.ts'
import { statementView } from './statement.view.ts'
import { bankStatements } from './statement-list.store.ts'

export const listBankStatements: Handler<'listBankStatements'> = ({ db }, { query }) =>
  listRecords(bankStatements, { db, query, view: (rows) => rows.map(statementView) })
