import type { Operations } from '../../core/contract.ts'
import { answerFeedRun } from './answer-feed-run.ts'
import { createFeed } from './create-feed.ts'
import { decideFeedRun } from './decide-feed-run.ts'
import { deleteFeed } from './delete-feed.ts'
import { getFeed } from './get-feed.ts'
import { getFeedRun } from './get-feed-run.ts'
import { listFeeds } from './list-feeds.ts'
import { runFeed } from './run-feed.ts'
import { saveFeed } from './save-feed.ts'

export const feeds = {
  answerFeedRun,
  createFeed,
  decideFeedRun,
  deleteFeed,
  getFeed,
  getFeedRun,
  listFeeds,
  runFeed,
  saveFeed,
} satisfies Partial<Operations>
