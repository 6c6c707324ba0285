import type { Context } from '../../core/context.ts'
import type { Handler } from '../../core/contract.ts'
import { notFound } from '../../core/refusal.ts'
import { sellerIdOf } from '../../core/vendor-of.ts'
import { feedView } from './feed.view.ts'
import { type FeedFields, type FeedRow, findFeed, lockFeed, updateFeed } from './feeds.store.ts'
import { readFeedBody } from './read-feed-body.ts'
import { listLastRuns } from './runs.store.ts'
import { nextRun } from './schedule.ts'

/** A run that is under way by what was said before is dropped. */
export const saveFeed: Handler<'saveFeed'> = async (
  { db, clock, settings },
  { path, account, body, language },
) => {
  const own = { id: path.id, vendorId: sellerIdOf(account) }
  const before = await lockFeed(db, own)
  if (!before) return notFound
  const read = readFeedBody(body, { account, settings })
  if (read.refusal) return read.refusal
  await updateFeed(db, before.id, {
    ...read.fields,
    ...(isOfOtherStock(before, read.fields) && forgotten),
    ...timesOf({ ...before, ...read.fields }, { isPaused: body.is_paused, clock }),
    claimed_until: null,
  })
  const feed = (await findFeed(db, own)) ?? before
  const last = (await listLastRuns(db, [feed.id])).get(feed.id)
  return { status: 200, body: feedView(feed, { last, now: clock.now(), language }) }
}

/** Whatever is there is read again, and its seller sees the first run of it. */
const forgotten = { hash: null, etag: null, last_modified: null, source: null, left_open: [] }

function isOfOtherStock(before: FeedRow, now: FeedFields): boolean {
  return (
    before.address !== now.address || before.class !== now.class || before.market !== now.market
  )
}

/** A feed that its seller lets run again begins without failures. */
function timesOf(
  feed: FeedRow,
  { isPaused, clock }: { isPaused: boolean } & Pick<Context, 'clock'>,
) {
  const isEnded = feed.paused_by !== null && !isPaused
  return {
    paused_by: isPaused ? (feed.paused_by ?? 'seller') : null,
    next_run_at: nextRun(feed, clock.now()),
    ...(isEnded && { failures: 0, told: null }),
  }
}
