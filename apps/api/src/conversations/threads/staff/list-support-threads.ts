import type { Handler } from '../../../core/contract.ts'
import { listRecords } from '../../../platform/lists/list-records.ts'
import { supportThreadView } from '../thread.view.ts'
import { threads } from './thread-list.store.ts'

export const listSupportThreads: Handler<'listSupportThreads'> = ({ db }, { query, account }) =>
  listRecords(threads(account.id), { db, query, view: (rows) => rows.map(supportThreadView) })
