import type { Handler } from '../../core/contract.ts'
import { detail, problem } from '../../core/problem.ts'
import { refuse } from '../../core/refusal.ts'
import { sellerIdOf } from '../../core/vendor-of.ts'
import { feedView } from './feed.view.ts'
import { insertFeed, listFeedsOf, lockFeedsOf } from './feeds.store.ts'
import { readFeedBody } from './read-feed-body.ts'

/** A dealer has a feed of cars and one of spares, or one of each yard. */
export const mostFeeds = 3

export const createFeed: Handler<'createFeed'> = async (
  { db, clock, settings },
  { account, body, language },
) => {
  const read = readFeedBody(body, { account, settings })
  if (read.refusal) return read.refusal
  const vendorId = sellerIdOf(account)
  await lockFeedsOf(db, vendorId)
  if ((await listFeedsOf(db, vendorId)).length >= mostFeeds)
    return refuse(409, detail(problem('feeds_at_most', { most: mostFeeds })))
  const now = clock.now()
  const feed = await insertFeed(db, { vendorId, fields: read.fields, now })
  return { status: 201, body: feedView(feed, { last: undefined, now, language }) }
}
