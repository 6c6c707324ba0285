import type { Handler } from '../../core/contract.ts'
import { notFound } from '../../core/refusal.ts'
import { sellerIdOf } from '../../core/vendor-of.ts'
import { findFeed } from './feeds.store.ts'
import { runReport } from './run-report.ts'
import { findRun } from './runs.store.ts'

export const getFeedRun: Handler<'getFeedRun'> = async ({ db }, { path, account, language }) => {
  const feed = await findFeed(db, { id: path.id, vendorId: sellerIdOf(account) })
  const run = feed && (await findRun(db, { feedId: feed.id, id: path.run }))
  if (!run) return notFound
  return { status: 200, body: await runReport(db, { feed, run, language }) }
}
