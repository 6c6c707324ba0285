import type { Context } from '../../core/context.ts'
import { asProblem, problem } from '../../core/problem.ts'
import type { Database } from '../../platform/db/database.ts'
import { importClassOf } from '../imports/columns.ts'
import { countPrices } from '../imports/effects/effects.store.ts'
import { countKnown } from '../imports/headings.ts'
import { mostAtOnce } from '../imports/import-limits.ts'
import { startRunning } from '../imports/imports.store.ts'
import { keyOf } from '../imports/mapping/decisions.ts'
import { readStock, type ReadStock, writeStock } from '../imports/read-stock.ts'
import { type ClaimedFeed, lockClaimed } from './claims.store.ts'
import type { FeedNews } from './feed-mail.ts'
import { type FeedRow, updateFeed } from './feeds.store.ts'
import type { FeedFailure, FetchedFeed } from './fetch-feed.ts'
import { judgeRun, type Judgement } from './judge-run.ts'
import { openFeed } from './reading/open-feed.ts'
import { afterRun, runOf, tell } from './record-run.ts'
import { insertRun, replaceOpenRuns } from './runs.store.ts'
import { holdPrices, setMissing, writeMissingOfFeed } from './stock-of-feed.store.ts'

/** Makes an import of what was fetched, and starts it unless its seller must see it first; or tells why it cannot be read. */
export async function takeFeed(
  context: Context,
  claimed: ClaimedFeed,
  fetched: FetchedFeed,
): Promise<FeedFailure | null> {
  const { vendor_id: vendorId, market } = claimed
  const importClass = importClassOf({ prod_class: claimed.class, market })
  if (importClass === null) throw new Error('nobody has a feed of spares for export')
  const known = (headings: readonly string[]) => countKnown(headings, importClass)
  const reading = await openFeed(fetched.data, { mostRows: mostAtOnce, known, log: context.log })
  if ('problem' in reading) return { problem: asProblem(reading.problem), isPassing: false }
  const stock = { vendorId, market }
  const read = await readStock(context, { table: reading.file, importClass, stock, vendorId })
  if (read === null) return { problem: problem('feed_without_columns'), isPassing: false }
  await context.db.transaction().execute(async (tx) => {
    const feed = await lockClaimed(tx, claimed)
    if (feed) await record(tx, { context, claimed, feed, fetched, read })
  })
  return null
}

interface Run {
  context: Context
  claimed: ClaimedFeed
  feed: FeedRow
  fetched: FetchedFeed
  read: ReadStock
}

async function record(tx: Database, run: Run): Promise<void> {
  const { context, claimed, feed, fetched, read } = run
  const now = context.clock.now()
  await replaceOpenRuns(tx, feed.id)
  const importId = await writeStock(tx, read, { fileName: feed.name, now })
  const { live, missing } = read.checked
    ? await writeMissingOfFeed(tx, { feedId: feed.id, importId })
    : { live: 0, missing: 0 }
  const prices = await countPrices(tx, importId)
  const judged = judgeRun({ ...factsOf(run), live, missing, bigMoves: prices.big })
  const held = await startIfApplied(tx, { feed, importId, judged })
  await insertRun(tx, {
    ...runOf(feed, now),
    state: judged.state,
    reasons: judged.reasons,
    import_id: importId,
    rows: read.table.rows.length,
    ...countsOf(read),
    repriced: prices.count,
    missing,
    held_prices: held,
  })
  const { etag, lastModified } = fetched.validators
  await updateFeed(tx, feed.id, {
    ...afterRun(feed, now),
    hash: fetched.hash,
    etag,
    last_modified: lastModified,
  })
  const news = newsOf(judged, { isAsking: missing > 0 && feed.missing === 'ask', held })
  await tell(tx, { claimed, feed, news, reasons: judged.reasons }, context)
}

function factsOf({ feed, read: { table, source, checked } }: Run) {
  const open = (checked?.groups ?? []).filter(({ wrong, decided }) => wrong > 0 && decided === null)
  return {
    isMapped: checked !== null,
    newGroups: open.filter((group) => !feed.left_open.includes(keyOf(group))).length,
    isFirst: feed.source === null,
    hasOtherColumns: feed.source !== source.source,
    rows: table.rows.length,
    invalidRows: checked ? countsOf({ checked }).invalid_rows : 0,
  }
}

function countsOf({ checked }: Pick<ReadStock, 'checked'>) {
  const rows = checked?.rows ?? []
  const having = (wanted: 'new' | 'changed' | null) =>
    rows.filter(({ effect }) => effect === wanted).length
  return { new_rows: having('new'), changed_rows: having('changed'), invalid_rows: having(null) }
}

interface Starting {
  feed: FeedRow
  importId: number
  judged: Judgement
}

/** Tells how many prices it leaves out. */
async function startIfApplied(tx: Database, { feed, importId, judged }: Starting): Promise<number> {
  if (judged.state !== 'applied') return 0
  await startImportOf(tx, feed, importId)
  return judged.holdsPrices ? holdPrices(tx, importId) : 0
}

/** The import goes on by itself, and what the feed has no more becomes of it what its seller has said. */
export async function startImportOf(tx: Database, feed: FeedRow, importId: number): Promise<void> {
  await startRunning(tx, importId, feed.publish_without_pictures)
  await setMissing(tx, importId, feed.missing === 'withdraw' ? 'withdraw' : 'leave')
}

function newsOf(
  { state }: Judgement,
  { isAsking, held }: { isAsking: boolean; held: number },
): FeedNews | null {
  if (state !== 'applied') return state
  return isAsking || held > 0 ? 'asks' : null
}
