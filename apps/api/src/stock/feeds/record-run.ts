import type { Context } from '../../core/context.ts'
import type { Problem } from '../../core/problem.ts'
import type { Database } from '../../platform/db/database.ts'
import { enqueueMail } from '../../platform/mail/outbox.store.ts'
import { type ClaimedFeed, lockClaimed } from './claims.store.ts'
import { type FeedNews, feedMail } from './feed-mail.ts'
import type { FeedFailure } from './fetch-feed.ts'
import { type FeedRow, updateFeed } from './feeds.store.ts'
import { insertRun } from './runs.store.ts'
import { isTold, mostFailures, nextRun, nextTry } from './schedule.ts'

type Needs = Pick<Context, 'db' | 'clock' | 'settings'>

/** Whether somebody asked for it. */
export function causeOf({ is_requested }: Pick<FeedRow, 'is_requested'>): 'schedule' | 'seller' {
  return is_requested ? 'seller' : 'schedule'
}

/** What every run leaves on its feed. */
export function afterRun(feed: FeedRow, now: Date) {
  return {
    claimed_until: null,
    is_requested: false,
    failures: 0,
    next_run_at: nextRun(feed, now),
    // It answers again.
    paused_by: feed.paused_by === 'failures' ? null : feed.paused_by,
  }
}

/** Mails what has happened, unless that was what the seller was mailed of last. */
export async function tell(
  db: Database,
  { claimed, feed, news, reasons }: Telling,
  { settings }: Pick<Context, 'settings'>,
): Promise<void> {
  if (news === feed.told) return
  await updateFeed(db, feed.id, { told: news })
  if (news === null) return
  await enqueueMail(db, feedMail({ to: claimed, feed, news, reasons }, settings))
}

interface Telling {
  claimed: ClaimedFeed
  feed: FeedRow
  /** Null: it runs well. */
  news: FeedNews | null
  reasons: readonly Problem[]
}

/** What it answers is what was read last: nothing is read again. */
export async function recordUnchanged(context: Needs, claimed: ClaimedFeed): Promise<void> {
  const { db, clock } = context
  const now = clock.now()
  await db.transaction().execute(async (tx) => {
    const feed = await lockClaimed(tx, claimed)
    if (!feed) return
    await insertRun(tx, { ...runOf(feed, now), state: 'unchanged', reasons: [] })
    await updateFeed(tx, feed.id, afterRun(feed, now))
    const isBack = feed.told === 'failed' || feed.told === 'paused'
    if (isBack) await tell(tx, { claimed, feed, news: null, reasons: [] }, context)
  })
}

export function runOf(feed: FeedRow, now: Date) {
  const times = { started_at: now, finished_at: now }
  return { feed_id: feed.id, cause: causeOf(feed), ...times }
}

/** Nothing of the seller's stock changes. */
export async function recordFailure(
  context: Needs,
  claimed: ClaimedFeed,
  { problem, isPassing }: FeedFailure,
): Promise<void> {
  const { db, clock } = context
  const now = clock.now()
  await db.transaction().execute(async (tx) => {
    const feed = await lockClaimed(tx, claimed)
    if (!feed) return
    const failures = feed.failures + 1
    const isPaused = failures >= mostFailures && feed.paused_by === null
    await insertRun(tx, { ...runOf(feed, now), state: 'failed', reasons: [problem] })
    await updateFeed(tx, feed.id, {
      ...afterRun(feed, now),
      failures,
      paused_by: isPaused ? 'failures' : feed.paused_by,
      next_run_at: nextTry(feed, { failures, isPassing, now }),
    })
    const reasons = [problem]
    if (isPaused) await tell(tx, { claimed, feed, news: 'paused', reasons }, context)
    else if (feed.told !== 'paused' && isTold({ failures, isPassing }))
      await tell(tx, { claimed, feed, news: 'failed', reasons }, context)
  })
}
