import type { PlainMessageId } from '@bandari/i18n'
import type { Feed, FeedRun } from '@bandari/sdk'
import type { BadgeProps } from '@bandari/ui'
import { t } from '../../language/translator.ts'
import { formatMoment } from '../../shared/dates.ts'

interface StateLook {
  name: PlainMessageId
  tone: NonNullable<BadgeProps['tone']>
}

export const runStates: Readonly<Record<FeedRun['state'], StateLook>> = {
  unchanged: { name: 'portalFeeds.state.unchanged', tone: 'neutral' },
  failed: { name: 'portalFeeds.state.failed', tone: 'attention' },
  waiting: { name: 'portalFeeds.state.waiting', tone: 'attention' },
  held: { name: 'portalFeeds.state.held', tone: 'attention' },
  running: { name: 'portalFeeds.state.running', tone: 'neutral' },
  applied: { name: 'portalFeeds.state.applied', tone: 'available' },
  refused: { name: 'portalFeeds.state.refused', tone: 'neutral' },
  replaced: { name: 'portalFeeds.state.replaced', tone: 'neutral' },
}

export const causes: Readonly<Record<FeedRun['cause'], PlainMessageId>> = {
  schedule: 'portalFeeds.cause.schedule',
  seller: 'portalFeeds.cause.seller',
}

/** Whether the seller has something to say about it. */
export function asksSomething({ state, asks_prices, asks_missing }: FeedRun): boolean {
  return state === 'waiting' || state === 'held' || asks_prices || asks_missing
}

export function nextRunLabel({ is_running, next_run, paused_by, failures }: Feed): string {
  if (is_running) return t('portalFeeds.underWay')
  if (paused_by === 'failures') return t('portalFeeds.pausedByFailures', { failures })
  return next_run === null ? t('portalFeeds.notPlanned') : formatMoment(next_run)
}
