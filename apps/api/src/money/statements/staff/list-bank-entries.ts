import type { Handler } from '../../../core/contract.ts'
import { listRecords } from '../../../platform/lists/list-records.ts'
import { entryView } from './entry.view.ts'
import { bankEntries } from './entry-list.store.ts'

export const listBankEntries: Handler<'listBankEntries'> = ({ db }, { query }) =>
  listRecords(bankEntries, { db, query, view: (rows) => rows.map(entryView) })
