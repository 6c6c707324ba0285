import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import type { PrivateFileType } from './file-name.ts'

/** Locks a file's bytes, so that one transaction at a time saves or removes them. */
export async function lockHash(db: Database, hash: string) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`private file ${hash}`}, 0))`.execute(
    db,
  )
}

interface NewPrivateFile {
  hash: string
  type: PrivateFileType
  bytes: number
  name: string
  uploaded_by: number | null
  uploaded_at: Date
}

export async function insertPrivateFile(db: Database, file: NewPrivateFile): Promise<number> {
  const { id } = await db
    .insertInto('private_files')
    .values(file)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function getPrivateFile(db: Database, id: number) {
  return db
    .selectFrom('private_files')
    .select(['hash', 'type', 'bytes', 'name', 'uploaded_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

/** Returns the hashes of the deleted rows. */
export async function deletePrivateFiles(db: Database, ids: readonly number[]): Promise<string[]> {
  const rows = await db
    .deleteFrom('private_files')
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .returning('hash')
    .execute()
  return rows.map(({ hash }) => hash)
}

/** Schedules a check at `due`, or later, whether a row still has these bytes. */
export async function scheduleCheck(db: Database, hash: string, due: Date) {
  await db
    .insertInto('private_file_checks')
    .values({ hash, due_at: due })
    .onConflict((known) =>
      known
        .column('hash')
        .doUpdateSet({ due_at: sql<Date>`greatest(private_file_checks.due_at, excluded.due_at)` }),
    )
    .execute()
}

export async function listDueChecks(db: Database, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('private_file_checks')
    .select('hash')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(limit)
    .execute()
  return rows.map(({ hash }) => hash)
}

/** False when an upload has postponed the check meanwhile. */
export async function completeCheck(db: Database, hash: string, now: Date): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('private_file_checks')
    .where('hash', '=', hash)
    .where('due_at', '<=', now)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function isStored(db: Database, hash: string): Promise<boolean> {
  const row = await db
    .selectFrom('private_files')
    .select('id')
    .where('hash', '=', hash)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
