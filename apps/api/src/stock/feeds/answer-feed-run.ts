import type { Handler } from '../../core/contract.ts'
import { detail } from '../../core/problem.ts'
import { notFound, refuse } from '../../core/refusal.ts'
import { sellerIdOf } from '../../core/vendor-of.ts'
import { endMissing } from '../imports/effects/missing.store.ts'
import { lockFeed } from './feeds.store.ts'
import { runReport } from './run-report.ts'
import { findRun, updateRun } from './runs.store.ts'
import { forgetMissing, releasePrices, setMissing } from './stock-of-feed.store.ts'

/** What becomes of what the last run left open: prices that move far, and listings that the feed has no more. */
export const answerFeedRun: Handler<'answerFeedRun'> = async (
  { db, clock },
  { path, account, body, language },
) => {
  const feed = await lockFeed(db, { id: path.id, vendorId: sellerIdOf(account) })
  const run = feed && (await findRun(db, { feedId: feed.id, id: path.run }))
  if (!run) return notFound
  const { import_id: importId } = run
  const isOpen =
    (body.prices === undefined || run.asks_prices) &&
    (body.missing === undefined || run.asks_missing)
  if (importId === null || !isOpen) return refuse(409, detail('feed_run_decided'))
  if (body.missing !== undefined) {
    await updateRun(db, run.id, { missing_answer: body.missing })
    await setMissing(db, importId, body.missing)
    if (body.missing === 'leave') await forgetMissing(db, { feedId: feed.id, importId })
    else await endMissing(db, { importId, now: clock.now() })
  }
  if (body.prices !== undefined) {
    await updateRun(db, run.id, { prices_answer: body.prices })
    if (body.prices === 'take') await releasePrices(db, importId)
  }
  const now = (await findRun(db, { feedId: feed.id, id: run.id })) ?? run
  return { status: 200, body: await runReport(db, { feed, run: now, language }) }
}
