import type { Context } from '../core/context.ts'
import { takeChanged, writeSaleEntries, writeStepTimes } from './facts.store.ts'

/** Marks of a batch are locked while it is counted, which a change of the same order waits for. */
const batchSize = 200

/** Counts every changed order anew; returns how many. */
export async function countChanges({ db }: Pick<Context, 'db'>): Promise<number> {
  for (let counted = 0; ; ) {
    const ids = await db.transaction().execute(async (tx) => {
      const taken = await takeChanged(tx, batchSize)
      if (taken.length === 0) return taken
      await writeSaleEntries(tx, taken)
      await writeStepTimes(tx, taken)
      return taken
    })
    counted += ids.length
    if (ids.length < batchSize) return counted
  }
}
