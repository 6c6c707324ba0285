import type { Handler } from '../../core/contract.ts'
import { notFound } from '../../core/refusal.ts'
import { sellerIdOf } from '../../core/vendor-of.ts'
import { deleteFeedRow, lockFeed } from './feeds.store.ts'
import { replaceOpenRuns } from './runs.store.ts'

/** What it has listed stays. */
export const deleteFeed: Handler<'deleteFeed'> = async ({ db }, { path, account }) => {
  const feed = await lockFeed(db, { id: path.id, vendorId: sellerIdOf(account) })
  if (!feed) return notFound
  await replaceOpenRuns(db, feed.id)
  await deleteFeedRow(db, feed.id)
  return { status: 204 }
}
