import type { Handler } from '../../../core/contract.ts'
import { listRecords } from '../../../platform/lists/list-records.ts'
import { bankColumns } from './columns-list.store.ts'
import { columnsView } from './columns.view.ts'

export const listBankColumns: Handler<'listBankColumns'> = ({ db }, { query }) =>
  listRecords(bankColumns, { db, query, view: (rows) => rows.map(columnsView) })
