import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { PrivateFileType } from '../../platform/private-files/file-name.ts'

export interface ThreadFileRow {
  id: number
  file_id: number
  name: string
  type: PrivateFileType
  bytes: number
  /** Null until it is sent. */
  message_id: number | null
}

/** Somebody's files, locked until the transaction ends, so that a double submission waits. */
export async function lockFilesOf(
  db: Database,
  accountId: number,
  ids: readonly number[],
): Promise<ThreadFileRow[]> {
  const { rows } = await sql<ThreadFileRow>`
    select thread_files.id, file_id, name, type, bytes, message_id
    from thread_files join private_files on private_files.id = file_id
    where added_by = ${accountId} and thread_files.id = any(${ids}::bigint[])
    order by thread_files.id for update of thread_files`.execute(db)
  return rows
}

export async function countUnsent(db: Database, accountId: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from thread_files
    where added_by = ${accountId} and message_id is null`.execute(db)
  return rows[0]?.n ?? 0
}

/** Uploads of one account are counted one at a time. */
export async function lockUploadsOf(db: Database, accountId: number): Promise<void> {
  await sql`select from accounts where id = ${accountId} for no key update`.execute(db)
}

export async function insertThreadFile(
  db: Database,
  file: { fileId: number; accountId: number; now: Date },
): Promise<number> {
  const { fileId: file_id, accountId: added_by, now: at } = file
  const { id } = await db
    .insertInto('thread_files')
    .values({ file_id, added_by, at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function sendFiles(
  db: Database,
  messageId: number,
  ids: readonly number[],
): Promise<void> {
  await sql`
    update thread_files set message_id = ${messageId}
    where id = any(${ids}::bigint[]) and message_id is null`.execute(db)
}

/** The private file of one that was sent in the thread. */
export async function findSentFile(
  db: Database,
  { threadId, fileId }: { threadId: number; fileId: number },
): Promise<number | null> {
  const row = await db
    .selectFrom('thread_files')
    .innerJoin('thread_messages', 'thread_messages.id', 'message_id')
    .select('file_id')
    .where('thread_files.id', '=', fileId)
    .where('thread_id', '=', threadId)
    .executeTakeFirst()
  return row?.file_id ?? null
}

/** Triggers delete the private files. */
export async function deleteUnsent(db: Database, before: Date): Promise<void> {
  await db
    .deleteFrom('thread_files')
    .where('message_id', 'is', null)
    .where('at', '<', before)
    .execute()
}
