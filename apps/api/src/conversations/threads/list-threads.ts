import type { Handler } from '../../core/contract.ts'
import { myThreadsView } from './thread.view.ts'
import { countUnread, listThreadsOf } from './threads.store.ts'

export const listThreads: Handler<'listThreads'> = async ({ db, settings }, { account, query }) => {
  const accountId = account.id
  const rows = await listThreadsOf(db, accountId, query.page ?? 1)
  const unread = await countUnread(db, accountId)
  return { status: 200, body: myThreadsView(rows, { accountId, unread, shop: settings }) }
}
