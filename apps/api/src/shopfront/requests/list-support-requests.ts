import type { Handler } from '../../core/contract.ts'
import { listRecords } from '../../platform/lists/list-records.ts'
import { supportRequestView } from './support-request.view.ts'
import { requests } from './support-requests.store.ts'

export const listSupportRequests: Handler<'listSupportRequests'> = (
  { db, clock },
  { query, account },
) =>
  listRecords(requests(clock.now(), account.id), {
    db,
    query,
    view: (rows) => rows.map(supportRequestView),
  })
