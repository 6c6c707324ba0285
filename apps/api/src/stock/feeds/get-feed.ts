import type { Handler } from '../../core/contract.ts'
import { notFound } from '../../core/refusal.ts'
import { sellerIdOf } from '../../core/vendor-of.ts'
import { feedView, runView } from './feed.view.ts'
import { findFeed } from './feeds.store.ts'
import { listRuns } from './runs.store.ts'

export const getFeed: Handler<'getFeed'> = async ({ db, clock }, { path, account, language }) => {
  const feed = await findFeed(db, { id: path.id, vendorId: sellerIdOf(account) })
  if (!feed) return notFound
  const runs = await listRuns(db, feed.id)
  const view = feedView(feed, { last: runs[0], now: clock.now(), language })
  return { status: 200, body: { ...view, runs: runs.map((run) => runView(run, language)) } }
}
