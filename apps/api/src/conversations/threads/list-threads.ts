import type { Handler } from '../../core/contract.ts'
import { myThreadsView } from './thread.view.ts'
import { countUnread, listThreadsOf } from './threads.store.ts'

export const listThreads: Handler<'listThreads'> = async ({ db, settings }, { account, query }) => {
  const rows = await listThreadsOf(db, account, query.page ?? 1)
  const unread = await countUnread(db, account)
  return { status: 200, body: myThreadsView(rows, { account, unread, shop: settings }) }
}
