import type { Handler } from '../../core/contract.ts'
import { refuse } from '../../core/refusal.ts'
import { detail } from '../../core/problem.ts'
import { answerList } from '../../platform/lists/answer-list.ts'
import { readList } from '../../platform/lists/list-sql.store.ts'
import { userView } from './user.view.ts'
import { countUsers, listUserIds, listUsers, userColumns } from './users.store.ts'

const newestFirst = { field: 'date_joined', descending: true } as const

export const listSupportUsers: Handler<'listSupportUsers'> = async (
  { db, clock },
  { query: parameters },
) => {
  const reading = readList(parameters, userColumns, newestFirst)
  if ('problem' in reading) return refuse(400, detail(reading.problem))
  const { query } = reading
  const total = await countUsers(db, query)
  const ids = await listUserIds(db, query)
  const rows = await listUsers(db, ids, clock.now())
  return answerList('users', { query, total, body: rows.map(userView) })
}
