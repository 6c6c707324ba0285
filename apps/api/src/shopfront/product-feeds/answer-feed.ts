import type { Context } from '../../core/context.ts'
import type { FeedKind } from './feed-format.ts'
import { productFeedView } from './product-feed.view.ts'
import { findFeed } from './product-feeds.store.ts'

/** The feed as it is after a change. */
export async function answerFeed(
  { db, settings }: Pick<Context, 'db' | 'settings'>,
  kind: FeedKind,
) {
  const feed = await findFeed(db, kind)
  if (!feed) throw new Error(`There is no feed ${kind}`)
  return { status: 200, body: productFeedView(feed, settings.storefrontOrigin) } as const
}
