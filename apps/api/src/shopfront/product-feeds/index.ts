import type { Operations } from '../../core/contract.ts'
import { listProductFeeds } from './list-product-feeds.ts'
import { renewProductFeedAddress } from './renew-product-feed-address.ts'
import { switchProductFeed } from './switch-product-feed.ts'

export const productFeeds = {
  listProductFeeds,
  renewProductFeedAddress,
  switchProductFeed,
} satisfies Partial<Operations>
