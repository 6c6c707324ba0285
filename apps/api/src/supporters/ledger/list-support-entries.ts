import type { Handler } from '../../core/contract.ts'
import { listRecords } from '../../platform/lists/list-records.ts'
import { entryView } from './commission.view.ts'
import { supportEntries } from './support-entries.store.ts'

export const listSupportEntries: Handler<'listSupportEntries'> = ({ db }, { query }) =>
  listRecords(supportEntries, { db, query, view: (rows) => rows.map(entryView) })
