import type { ProductFeed } from '@bandari/sdk'
import type { Reason } from './feed-format.ts'
import type { KnownFeed } from './product-feeds.store.ts'

export function productFeedView(feed: KnownFeed, origin: string): ProductFeed {
  const { kind, is_on, token } = feed
  return {
    kind,
    is_on,
    url: is_on && token !== null ? feedUrl(origin, { kind, token }) : null,
    changed_at: feed.changed_at?.toISOString() ?? null,
    changed_by: feed.changed_by_name,
    next_run_at: feed.next_run_at?.toISOString() ?? null,
    failed_at: feed.failed_at?.toISOString() ?? null,
    last_run: lastRun(feed),
  }
}

/** Where the platform fetches it. */
export function feedUrl(
  origin: string,
  { kind, token }: { kind: ProductFeed['kind']; token: string },
): string {
  return `${origin}/product-feeds/${token}/${kind}.csv`
}

function lastRun(feed: KnownFeed): ProductFeed['last_run'] {
  const { finished_at, row_count, left_out, bytes, reasons } = feed
  if (finished_at === null || row_count === null || left_out === null || bytes === null) return null
  return {
    finished_at: finished_at.toISOString(),
    rows: row_count,
    left_out,
    bytes,
    reasons: (Object.entries(reasons) as [Reason, number][])
      .map(([reason, count]) => ({ reason, count }))
      .sort((one, other) => other.count - one.count),
  }
}
