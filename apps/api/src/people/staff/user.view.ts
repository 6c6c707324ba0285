import type { SupportUser } from '@bandari/sdk'
import { decisionsView } from '../decisions/decisions.view.ts'
import type { UserRow } from './users.store.ts'

/** json_agg renders times with an offset; the wire has them in UTC. */
export function userView(row: UserRow): SupportUser {
  return {
    ...row,
    date_joined: row.date_joined.toISOString(),
    deleted_at: row.deleted_at?.toISOString() ?? null,
    sign_ins: row.sign_ins.map(({ since, used_at }) => ({
      since: new Date(since).toISOString(),
      used_at: new Date(used_at).toISOString(),
    })),
    history: decisionsView(row.history),
  }
}
