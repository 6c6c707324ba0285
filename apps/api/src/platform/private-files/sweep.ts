import type { Clock } from '../../core/clock.ts'
import type { Database } from '../db/database.ts'
import { isStored, listDueChecks, lockHash, completeCheck } from './private-files.store.ts'
import type { PrivateStorage } from './storage.ts'

interface Dependencies {
  db: Database
  clock: Clock
  privateStorage: PrivateStorage
}

const batch = 200

/**
 * Removes bytes without a row: those of uploads that were cut off before their row was written, and of deleted rows. It works
 * through the scheduled checks, so that no storage has to be listed.
 */
export async function sweepPrivateFiles({ db, clock, privateStorage }: Dependencies) {
  const now = clock.now()
  for (;;) {
    const due = await listDueChecks(db, now, batch)
    for (const hash of due) {
      await db.transaction().execute(async (tx) => {
        await lockHash(tx, hash)
        if (!(await completeCheck(tx, hash, now))) return
        if (!(await isStored(tx, hash))) await privateStorage.remove(hash)
      })
    }
    if (due.length < batch) return
  }
}
