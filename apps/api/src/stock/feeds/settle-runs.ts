import type { Database } from '../../platform/db/database.ts'
import { keyOf } from '../imports/mapping/decisions.ts'
import { findFile } from '../imports/mapping/mapping.store.ts'
import { updateFeed } from './feeds.store.ts'
import { updateRun } from './runs.store.ts'
import { addListings, takeDoneRun } from './settle.store.ts'

/** Notes on each feed what its last import has said of it. */
export async function settleRuns(db: Database): Promise<number> {
  let settled = 0
  while (await settleOne(db)) settled += 1
  return settled
}

function settleOne(db: Database): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const run = await takeDoneRun(tx)
    if (!run) return false
    await addListings(tx, run)
    const file = await findFile(tx, run.import_id)
    if (file) {
      const open = file.groups.filter(({ wrong, decided }) => wrong > 0 && decided === null)
      await updateFeed(tx, run.feed_id, { source: file.source, left_open: open.map(keyOf) })
    }
    await updateRun(tx, run.id, { state: 'applied', is_settled: true })
    return true
  })
}
