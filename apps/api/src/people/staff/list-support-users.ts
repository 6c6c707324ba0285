import type { Handler } from '../../core/contract.ts'
import { listRecords } from '../../platform/lists/list-records.ts'
import { userView } from './user.view.ts'
import { users } from './users.store.ts'

export const listSupportUsers: Handler<'listSupportUsers'> = ({ db, clock }, { query }) =>
  listRecords(users(clock.now()), { db, query, view: (rows) => rows.map(userView) })
