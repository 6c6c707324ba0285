import type { Language } from '@bandari/i18n'
import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { ThreadEvent, ThreadSide } from './tables.ts'
import type { PrivateFileType } from '../../platform/private-files/file-name.ts'
import type { MessageContent } from './duplicate-message.ts'

export interface MessageRow {
  id: number
  side: ThreadSide
  by: string
  text: string
  files: MessageFile[]
  at: Date
  event: ThreadEvent | null
  /** Minor units; null unless a quote was answered. */
  amount: number | null
  currency: string | null
  valid_until: string | null
}

export interface MessageFile {
  id: number
  name: string
  type: PrivateFileType
  bytes: number
}

export const messagesPerPage = 50

/** The newest before that message, oldest first, plus one: if it is there, there are earlier ones. */
export async function listMessages(
  db: Database,
  threadId: number,
  before: number | undefined,
): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    select * from (
      select message.id, side, author.first_name as by, text, at, event, amount, currency,
        valid_until::text as valid_until, coalesce((
        select jsonb_agg(jsonb_build_object('id', sent.id, 'name', name, 'type', type, 'bytes', bytes) order by sent.id)
        from thread_files as sent join private_files on private_files.id = file_id
        where message_id = message.id), '[]') as files
      from thread_messages as message
        join accounts as author on author.id = author_id
      where thread_id = ${threadId} and message.id < ${before ?? Number.MAX_SAFE_INTEGER}
      order by message.id desc limit ${messagesPerPage + 1}) as newest order by id`.execute(db)
  return rows
}

export interface NewMessage {
  threadId: number
  side: ThreadSide
  authorId: number
  text: string
  now: Date
  event?: ThreadEvent
  /** Set if a quote was answered. */
  quoted?: { amount: number; currency: string; validUntil: string | null }
}

/** The last message of either side. */
export async function findLastMessage(
  db: Database,
  threadId: number,
): Promise<(MessageContent & { at: Date }) | null> {
  const { rows } = await sql<MessageContent & { at: Date }>`
    select author_id as "authorId", text, at,
      coalesce((select jsonb_agg(id order by id) from thread_files where message_id = latest.id), '[]') as files
    from thread_messages as latest where thread_id = ${threadId} order by latest.id desc limit 1`.execute(
    db,
  )
  return rows[0] ?? null
}

export async function hasWritten(
  db: Database,
  threadId: number,
  accountId: number,
): Promise<boolean> {
  const row = await db
    .selectFrom('thread_messages')
    .select('id')
    .where('thread_id', '=', threadId)
    .where('author_id', '=', accountId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Returns its id. The writer has seen everything above it. */
export async function insertThreadMessage(db: Database, message: NewMessage): Promise<number> {
  const { threadId: thread_id, side, authorId: author_id, text, now: at } = message
  const { event = null, quoted } = message
  const { amount = null, currency = null, validUntil: valid_until = null } = quoted ?? {}
  const { id } = await db
    .insertInto('thread_messages')
    .values({ thread_id, side, author_id, text, at, event, amount, currency, valid_until })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .updateTable('threads')
    .set({ last_at: at, last_side: side })
    .where('id', '=', thread_id)
    .execute()
  await markSeen(db, { threadId: thread_id, side, message: id })
  return id
}

/** The mark never moves back. The next message is mailed again. */
export async function markSeen(
  db: Database,
  seen: { threadId: number; side: ThreadSide; message: number },
): Promise<void> {
  const column = sql.ref(`${seen.side}_seen`)
  const mailed = sql.ref(`${seen.side}_mailed`)
  await sql`
    update threads set ${mailed} = false, ${column} = least(greatest(${column}, ${seen.message}),
      (select coalesce(max(id), 0) from thread_messages where thread_id = threads.id))
    where id = ${seen.threadId}`.execute(db)
}

/** False if that side already has a mail about unseen messages. */
export async function claimMail(db: Database, threadId: number, side: ThreadSide) {
  const mailed = sql.ref(`${side}_mailed`)
  const { numAffectedRows } = await sql`
    update threads set ${mailed} = true where id = ${threadId} and not ${mailed}`.execute(db)
  return (numAffectedRows ?? 0n) > 0n
}

/** Who gets the mail: a side of the thread, or staff, who have no address of their own. */
export interface Reader {
  id: number
  title: string
  email: string | null
  name: string | null
  language: Language | null
  /** First name of the other side; null for the shop. */
  from: string | null
}

export async function findReader(
  db: Database,
  threadId: number,
  side: ThreadSide,
): Promise<Reader> {
  const [reader, writer] = side === 'buyer' ? ['buyer_id', 'vendor_id'] : ['vendor_id', 'buyer_id']
  const { rows } = await sql<Reader>`
    select threads.id, title, reader.email, reader.first_name as name, reader.language, writer.first_name as "from"
    from threads left join accounts as reader on reader.id = ${sql.ref(reader)}
      left join accounts as writer on writer.id = ${sql.ref(writer)}
    where threads.id = ${threadId}`.execute(db)
  const [found] = rows
  if (!found) throw new Error(`there is no thread ${threadId}`)
  return found
}

/** Minutes that a seller's first answer took, for each thread opened since then. */
export async function firstAnswers(
  db: Database,
  vendorId: number | null,
  since: Date,
): Promise<number[]> {
  const { rows } = await sql<{ minutes: number }>`
    select (extract(epoch from answer.at - opened_at) / 60)::double precision as minutes
    from threads cross join lateral (select at from thread_messages
      where thread_id = threads.id and side = 'seller' order by id limit 1) as answer
    where vendor_id is not distinct from ${vendorId}::bigint and opened_at >= ${since}`.execute(db)
  return rows.map(({ minutes }) => minutes)
}
