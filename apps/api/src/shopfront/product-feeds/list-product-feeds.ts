import type { Handler } from '../../core/contract.ts'
import { productFeedView } from './product-feed.view.ts'
import { listFeeds } from './product-feeds.store.ts'

export const listProductFeeds: Handler<'listProductFeeds'> = async ({ db, settings }) => {
  const feeds = await listFeeds(db)
  return {
    status: 200,
    body: feeds.map((feed) => productFeedView(feed, settings.storefrontOrigin)),
  }
}
