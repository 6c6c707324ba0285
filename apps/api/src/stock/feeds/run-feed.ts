import type { Handler } from '../../core/contract.ts'
import { notFound } from '../../core/refusal.ts'
import { sellerIdOf } from '../../core/vendor-of.ts'
import { feedView } from './feed.view.ts'
import { findFeed, lockFeed, updateFeed } from './feeds.store.ts'
import { listLastRuns } from './runs.store.ts'

/** Only asks for it: the job does the work. Twice is once, until it has run. */
export const runFeed: Handler<'runFeed'> = async ({ db, clock }, { path, account, language }) => {
  const own = { id: path.id, vendorId: sellerIdOf(account) }
  const before = await lockFeed(db, own)
  if (!before) return notFound
  await updateFeed(db, before.id, { is_requested: true })
  const feed = (await findFeed(db, own)) ?? before
  const last = (await listLastRuns(db, [feed.id])).get(feed.id)
  return { status: 200, body: feedView(feed, { last, now: clock.now(), language }) }
}
