import type { Handler } from '../../../core/contract.ts'
import { listSessionsOf } from './my-sessions.store.ts'
import { sessionView } from './session.view.ts'

export const listSessions: Handler<'listSessions'> = async (
  { db, clock, settings },
  { account, tokenHash },
) => {
  const now = clock.now()
  const idle = settings.staffIdleMinutes * 60_000
  const idleSince = account.is_staff ? new Date(now.getTime() - idle) : null
  const sessions = await listSessionsOf(db, account.id, { now, idleSince })
  return { status: 200, body: sessions.map((session) => sessionView(session, tokenHash)) }
}
