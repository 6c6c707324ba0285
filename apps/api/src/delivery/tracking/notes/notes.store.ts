import { sql } from 'kysely'
import { anyOf } from '../../../platform/db/any-of.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { Language } from '@bandari/i18n'

export interface NoteRow {
  text: string
  at: Date
  actor_name: string
  /** Names of the staff mentioned. */
  mentions: string[]
}

/** Newest first. */
export async function listNotes(db: Database, orderId: number): Promise<NoteRow[]> {
  const { rows } = await sql<NoteRow>`
    select text, at, staff.first_name || ' ' || staff.last_name as actor_name,
      coalesce((select jsonb_agg(mentioned.first_name || ' ' || mentioned.last_name order by mentioned.id)
        from order_mentions join accounts as mentioned on mentioned.id = order_mentions.account_id
        where note_id = order_notes.id), '[]') as mentions
    from order_notes join accounts as staff on staff.id = actor_id
    where order_id = ${orderId} order by order_notes.id desc`.execute(db)
  return rows
}

export async function insertNote(
  db: Database,
  note: { orderId: number; text: string; mentions: readonly number[]; actorId: number; now: Date },
): Promise<void> {
  const { orderId, text, mentions, actorId, now } = note
  const { id } = await db
    .insertInto('order_notes')
    .values({ order_id: orderId, text, actor_id: actorId, at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (mentions.length === 0) return
  await db
    .insertInto('order_mentions')
    .values(mentions.map((accountId) => ({ note_id: id, account_id: accountId })))
    .execute()
}

export interface StaffMember {
  id: number
  email: string
  name: string
  language: Language
}

/** Staff who may be assigned an order, by name; only those with these ids if given. */
export async function listOrderStaff(
  db: Database,
  ids: readonly number[] | null = null,
): Promise<StaffMember[]> {
  return db
    .selectFrom('accounts')
    .select(['id', 'email', 'language'])
    .select(sql<string>`first_name || ' ' || last_name`.as('name'))
    .where('staff_role', 'in', ['support', 'finance', 'admin'])
    .where('is_active', '=', true)
    .where('deleted_at', 'is', null)
    .$if(ids !== null, (query) => query.where('id', '=', anyOf([...(ids ?? [])])))
    .orderBy('first_name')
    .orderBy('id')
    .execute()
}

export async function findAssignee(
  db: Database,
  orderId: number,
): Promise<{ id: number; name: string } | null> {
  const { rows } = await sql<{ id: number | null; name: string }>`
    select accounts.id, first_name || ' ' || last_name as name
    from order_assignments left join accounts on accounts.id = account_id
    where order_id = ${orderId} order by order_assignments.id desc limit 1`.execute(db)
  const [row] = rows
  return row && row.id !== null ? { id: row.id, name: row.name } : null
}

export async function insertAssignment(
  db: Database,
  assignment: { orderId: number; accountId: number | null; actorId: number; now: Date },
): Promise<void> {
  const { orderId, accountId, actorId, now } = assignment
  await db
    .insertInto('order_assignments')
    .values({ order_id: orderId, account_id: accountId, actor_id: actorId, at: now })
    .execute()
}

export interface MentionRow {
  order_id: number
  number: string
  text: string
  at: Date
  actor_name: string
}

/** Notes that mention the account, the newest first. */
export async function listMentions(db: Database, accountId: number): Promise<MentionRow[]> {
  const { rows } = await sql<MentionRow>`
    select order_notes.order_id, number, text, order_notes.at,
      staff.first_name || ' ' || staff.last_name as actor_name
    from order_mentions
    join order_notes on order_notes.id = note_id
    join orders on orders.id = order_notes.order_id
    join accounts as staff on staff.id = actor_id
    where order_mentions.account_id = ${accountId}
    order by note_id desc limit 50`.execute(db)
  return rows
}
