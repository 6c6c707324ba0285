import type { Context } from '../../core/context.ts'
import type { Database } from '../db/database.ts'
import {
  scheduleCheck,
  deletePrivateFiles,
  insertPrivateFile,
  lockHash,
} from './private-files.store.ts'
import type { PrivateFile } from './accept-private-file.ts'

/**
 * Stores a file's bytes, then its row, and returns the row's id. It runs within the transaction that uses the file. If that
 * fails, bytes without a row remain, which the sweep removes.
 */
export async function savePrivateFile(
  db: Database,
  { privateStorage, clock }: Context,
  { hash, type, name, data, by }: PrivateFile & { by: number | null },
): Promise<number> {
  await lockHash(db, hash)
  await privateStorage.put(hash, data)
  const uploaded_at = clock.now()
  return insertPrivateFile(db, {
    hash,
    type,
    bytes: data.length,
    name,
    uploaded_by: by,
    uploaded_at,
  })
}

/** Removes the rows, which nothing refers to any more; the bytes go by the next sweep, unless another row has the same. */
export async function removePrivateFiles(db: Database, ids: readonly number[], now: Date) {
  for (const hash of await deletePrivateFiles(db, ids)) await scheduleCheck(db, hash, now)
}
