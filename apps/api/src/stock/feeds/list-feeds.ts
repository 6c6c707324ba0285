import type { Handler } from '../../core/contract.ts'
import { sellerIdOf } from '../../core/vendor-of.ts'
import { feedView } from './feed.view.ts'
import { listFeedsOf } from './feeds.store.ts'
import { mostFeeds } from './create-feed.ts'
import { listLastRuns } from './runs.store.ts'

export const listFeeds: Handler<'listFeeds'> = async ({ db, clock }, { account, language }) => {
  const feeds = await listFeedsOf(db, sellerIdOf(account))
  const last = await listLastRuns(
    db,
    feeds.map(({ id }) => id),
  )
  const now = clock.now()
  const results = feeds.map((feed) => feedView(feed, { last: last.get(feed.id), now, language }))
  return { status: 200, body: { results, most: mostFeeds } }
}
