import type { Clock } from '../../core/clock.ts'
import type { Database } from '../db/database.ts'
import { isKept, listDueChecks, lockHash, settleCheck } from './private-files.store.ts'
import type { PrivateStorage } from './storage.ts'

interface Dependencies {
  db: Database
  clock: Clock
  privateStorage: PrivateStorage
}

const batch = 200

/**
 * Removes bytes that no row has: of uploads that were cut off before their row was written, and of rows that are gone. It
 * goes by what was written down before, so that no storage has to be listed.
 */
export async function sweepPrivateFiles({ db, clock, privateStorage }: Dependencies) {
  const now = clock.now()
  for (;;) {
    const due = await listDueChecks(db, now, batch)
    for (const hash of due) {
      await db.transaction().execute(async (tx) => {
        await lockHash(tx, hash)
        if (!(await settleCheck(tx, hash, now))) return
        if (!(await isKept(tx, hash))) await privateStorage.remove(hash)
      })
    }
    if (due.length < batch) return
  }
}
