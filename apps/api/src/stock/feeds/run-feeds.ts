import type { Context } from '../../core/context.ts'
import { type ClaimedFeed, claimFeed } from './claims.store.ts'
import { fetchFeed } from './fetch-feed.ts'
import { recordFailure, recordUnchanged } from './record-run.ts'
import { settleRuns } from './settle-runs.ts'
import { takeFeed } from './take-feed.ts'

interface Round {
  /** After this time it leaves the rest to the next round, so that a process can end. */
  forMs?: number
  atOnce?: number
}

/** A process that was killed leaves its feed to others after this time: far more than a run takes. */
const claimMs = 5 * 60_000

/** Runs the feeds that are due. Any number of processes may do so at once. Returns how many were run or settled. */
export async function runFeeds(
  context: Context,
  { forMs = Infinity, atOnce = 2 }: Round = {},
): Promise<number> {
  const { db, clock } = context
  const end = Date.now() + forMs
  let done = await settleRuns(db)
  const work = async () => {
    while (Date.now() < end) {
      const now = clock.now()
      const feed = await claimFeed(db, { now, until: new Date(now.getTime() + claimMs) })
      if (!feed) return
      await runFeed(context, feed)
      context.nudgeOutbox()
      done += 1
    }
  }
  const outcomes = await Promise.allSettled(Array.from({ length: atOnce }, work))
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
  return done
}

async function runFeed(context: Context, feed: ClaimedFeed): Promise<void> {
  const fetched = await fetchFeed(context, feed)
  if (fetched === 'unchanged') return recordUnchanged(context, feed)
  if ('problem' in fetched) return recordFailure(context, feed, fetched)
  const failure = await takeFeed(context, feed, fetched)
  if (failure) await recordFailure(context, feed, failure)
}
