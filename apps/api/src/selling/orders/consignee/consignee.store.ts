import { sql } from 'kysely'
import type { StoredAddress } from '../../../people/tables.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { Bill } from './consignee-rules.ts'

export interface ChangeRow {
  id: number
  state: 'waiting' | 'taken' | 'stopped' | 'lapsed'
  before: StoredAddress
  before_country: string | null
  after: StoredAddress
  after_country: string | null
  by: string
  by_staff: boolean
  reason: string | null
  asked_at: Date
  takes_effect_at: Date
  ended_at: Date | null
}

const countryOf = (column: 'before' | 'after') =>
  sql<string | null>`(select name from countries where code = ${sql.ref(column)} ->> 'country')`

/** The newest first. */
export async function listConsigneeChanges(db: Database, orderId: number): Promise<ChangeRow[]> {
  return db
    .selectFrom('consignee_changes')
    .innerJoin('accounts', 'accounts.id', 'asked_by')
    .select(['consignee_changes.id', 'state', 'before', 'after', 'by_staff', 'reason'])
    .select(['asked_at', 'takes_effect_at', 'ended_at'])
    .select([
      countryOf('before').as('before_country'),
      countryOf('after').as('after_country'),
      sql<string>`first_name || ' ' || last_name`.as('by'),
    ])
    .where('order_id', '=', orderId)
    .orderBy('consignee_changes.id', 'desc')
    .execute()
}

/** How the newest version of the order's bill of lading stands; where there are several, one that is right is enough. */
export async function readBill(db: Database, orderId: number): Promise<Bill> {
  const { rows } = await sql<{ bill: Bill }>`
    select case when bool_or(not is_draft or is_confirmed) then 'confirmed'
      when count(*) > 0 then 'draft' else 'none' end as bill
    from (select distinct on (label) is_draft, paper_id is not null and correction is null as is_confirmed
      from papers left join paper_answers on paper_id = papers.id
      where order_id = ${orderId} and kind = 'bill_of_lading' order by label, version desc) as newest`.execute(
    db,
  )
  return rows[0]?.bill ?? 'none'
}

export interface NewChange {
  orderId: number
  before: StoredAddress
  after: StoredAddress
  askedBy: number
  now: Date
}

export async function insertWaiting(
  db: Database,
  { orderId, before, after, askedBy, now, countsFrom }: NewChange & { countsFrom: Date },
): Promise<void> {
  await db
    .insertInto('consignee_changes')
    .values({
      order_id: orderId,
      state: 'waiting',
      before: JSON.stringify(before),
      after: JSON.stringify(after),
      asked_by: askedBy,
      by_staff: false,
      asked_at: now,
      takes_effect_at: countsFrom,
    })
    .execute()
}

/** Of staff, which counts at once. */
export async function insertTaken(
  db: Database,
  { orderId, before, after, askedBy, now, reason }: NewChange & { reason: string },
): Promise<void> {
  await db
    .insertInto('consignee_changes')
    .values({
      order_id: orderId,
      state: 'taken',
      before: JSON.stringify(before),
      after: JSON.stringify(after),
      asked_by: askedBy,
      by_staff: true,
      reason,
      asked_at: now,
      takes_effect_at: now,
      ended_at: now,
      ended_by: askedBy,
    })
    .execute()
}

export interface EndedChange {
  id: number
  before: StoredAddress
  after: StoredAddress
}

/** Null where none is waiting. The caller holds the order's lock. */
export async function endWaiting(
  db: Database,
  {
    orderId,
    state,
    endedBy,
    now,
  }: { orderId: number; state: 'taken' | 'stopped' | 'lapsed'; endedBy: number | null; now: Date },
): Promise<EndedChange | null> {
  const row = await db
    .updateTable('consignee_changes')
    .set({ state, ended_at: now, ended_by: endedBy })
    .where('order_id', '=', orderId)
    .where('state', '=', 'waiting')
    .returning(['id', 'before', 'after'])
    .executeTakeFirst()
  return row ?? null
}

export async function isChangeWaiting(db: Database, orderId: number): Promise<boolean> {
  const row = await db
    .selectFrom('consignee_changes')
    .select('id')
    .where('order_id', '=', orderId)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  return row !== undefined
}

/** Whether the consignee has been another since a moment. */
export async function wasChangedSince(
  db: Database,
  { orderId, since }: { orderId: number; since: Date },
): Promise<boolean> {
  const row = await db
    .selectFrom('consignee_changes')
    .select('id')
    .where('order_id', '=', orderId)
    .where('state', '=', 'taken')
    .where('ended_at', '>', since)
    .executeTakeFirst()
  return row !== undefined
}

/** The order with its next invoice: whoever holds the one before is told that it was replaced. */
export async function setConsigneeOf(
  db: Database,
  { orderId, consignee, now }: { orderId: number; consignee: StoredAddress; now: Date },
): Promise<void> {
  await db
    .updateTable('orders')
    .set({ shipping_address: JSON.stringify(consignee) })
    .where('id', '=', orderId)
    .execute()
  await sql`
    insert into order_invoices (order_id, total, currency, issued_at)
    select id, total, currency, ${now} from orders where id = ${orderId}`.execute(db)
}

/** Orders with a change whose time has come. */
export async function listDueChanges(db: Database, now: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('consignee_changes')
    .select('order_id')
    .where('state', '=', 'waiting')
    .where('takes_effect_at', '<=', now)
    .orderBy('takes_effect_at')
    .limit(500)
    .execute()
  return rows.map((row) => row.order_id)
}
