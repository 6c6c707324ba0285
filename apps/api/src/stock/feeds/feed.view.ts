import type { Language } from '@bandari/i18n'
import type { Feed, FeedRun } from '@bandari/sdk'
import { sentenceOf } from '../../core/problem.ts'
import type { FeedRow } from './feeds.store.ts'
import type { RunRow } from './runs.store.ts'

interface Around {
  last: RunRow | undefined
  now: Date
  language: Language
}

export function feedView(feed: FeedRow, { last, now, language }: Around): Feed {
  const isAtWork = feed.claimed_until !== null && feed.claimed_until > now
  return {
    id: feed.id,
    name: feed.name,
    address: feed.address,
    prod_class: feed.class,
    market: feed.market,
    every_hours: feed.every_hours as Feed['every_hours'],
    at_hour: feed.at_hour,
    missing: feed.missing,
    publish_without_pictures: feed.publish_without_pictures,
    paused_by: feed.paused_by,
    failures: feed.failures,
    is_running: feed.is_requested || isAtWork || last?.state === 'running',
    next_run: feed.paused_by === null ? feed.next_run_at.toISOString() : null,
    last_run: last ? runView(last, language) : null,
  }
}

export function runView(run: RunRow, language: Language): FeedRun {
  return {
    id: run.id,
    cause: run.cause,
    state: run.state,
    import_id: run.import_id,
    reasons: run.reasons.map((reason) => ({
      code: reason.code,
      message: sentenceOf(reason, language),
    })),
    rows: run.rows,
    invalid_rows: run.invalid_rows,
    new_rows: run.new_rows,
    changed_rows: run.changed_rows,
    repriced: run.repriced,
    missing: run.missing,
    held_prices: run.held_prices,
    asks_prices: run.asks_prices,
    asks_missing: run.asks_missing,
    date_started: new Date(run.started_at).toISOString(),
  }
}
