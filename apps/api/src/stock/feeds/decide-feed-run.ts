import type { Handler } from '../../core/contract.ts'
import { detail } from '../../core/problem.ts'
import { notFound, refuse } from '../../core/refusal.ts'
import { sellerIdOf } from '../../core/vendor-of.ts'
import { deleteImport, lockImport } from '../imports/imports.store.ts'
import { lockFeed, updateFeed } from './feeds.store.ts'
import { runReport } from './run-report.ts'
import { findRun, updateRun } from './runs.store.ts'
import { startImportOf } from './take-feed.ts'

/** A run that was held goes on as it was shown, or is thrown away. The same answer twice changes nothing. */
export const decideFeedRun: Handler<'decideFeedRun'> = async (
  { db },
  { path, account, body, language },
) => {
  const vendorId = sellerIdOf(account)
  const feed = await lockFeed(db, { id: path.id, vendorId })
  const run = feed && (await findRun(db, { feedId: feed.id, id: path.run }))
  if (!run) return notFound
  const already = body.approve ? ['running', 'applied'] : ['refused']
  if (!already.includes(run.state)) {
    if (run.state !== 'held' || run.import_id === null)
      return refuse(409, detail('feed_run_decided'))
    const held = await lockImport(db, { id: run.import_id, vendorId })
    if (held?.state !== 'checked') return refuse(409, detail('feed_run_decided'))
    if (body.approve) await startImportOf(db, feed, held.id)
    else await deleteImport(db, held.id)
    await updateRun(db, run.id, { state: body.approve ? 'applied' : 'refused' })
    await updateFeed(db, feed.id, { told: null })
  }
  const now = (await findRun(db, { feedId: feed.id, id: run.id })) ?? run
  return { status: 200, body: await runReport(db, { feed, run: now, language }) }
}
