import type { Database } from '../../platform/db/database.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import type { FeedKind } from './feed-format.ts'
import { feedFolder, runFolder } from './feed-keys.ts'
import { findFeed } from './product-feeds.store.ts'

/** After this time nobody is sent an older file any more, and no run writes. */
const graceMs = 3600 * 1000

interface Removal {
  db: Database
  storage: Storage
  kind: FeedKind
  now: Date
}

/** Removes what earlier runs have left, also those that did not end. */
export async function removeOldParts({ db, storage, kind, now }: Removal): Promise<void> {
  const feed = await findFeed(db, kind)
  const kept = feed?.run === undefined || feed.run === null ? null : runFolder(kind, feed.run)
  for await (const { key, changed } of storage.list(feedFolder(kind))) {
    const isOld = now.getTime() - changed.getTime() > graceMs
    if (isOld && (kept === null || !key.startsWith(kept))) await storage.remove(key)
  }
}
