import type { Handler } from '../../core/contract.ts'
import { listRecords } from '../../platform/lists/list-records.ts'
import { groupView } from './support-request.view.ts'
import { requestGroups } from './support-requests.store.ts'

export const listSupportModelRequests: Handler<'listSupportModelRequests'> = ({ db }, { query }) =>
  listRecords(requestGroups, { db, query, view: (rows) => rows.map(groupView) })
