import { type Selectable, sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { MpesaPromptsTable } from './tables.ts'
import type { MpesaState } from './order-prompts.store.ts'

export type Prompt = Selectable<MpesaPromptsTable>

export interface NewPrompt {
  key: string
  orderId: number
  phone: string
  amount: number
  shillings: number
  rate: string
  now: Date
  rateUntil: Date
  dueAt: Date
}

/** Returns its id; null while another prompt of the order or the telephone is open. */
export async function insertPrompt(db: Database, prompt: NewPrompt): Promise<number | null> {
  const { key, orderId, phone, amount, shillings, rate, now, rateUntil, dueAt } = prompt
  const row = await db
    .insertInto('mpesa_prompts')
    .values({
      key,
      order_id: orderId,
      phone,
      amount,
      shillings,
      rate,
      asked_at: now,
      rate_until: rateUntil,
      checkout_id: null,
      result_code: null,
      due_at: dueAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

export interface PromptCounts {
  of_order: number
  of_phone: number
  of_account: number
}

/** Prompts since then of the order, of its buyer and of the telephone, in any state. */
export async function countPrompts(
  db: Database,
  {
    orderId,
    accountId,
    phone,
    since,
  }: Record<'orderId' | 'accountId', number> & { phone: string; since: Date },
): Promise<PromptCounts> {
  // Two orders that prompt the same telephone at once are counted one after the other.
  await sql`select pg_advisory_xact_lock(hashtext('mpesa ' || ${phone}))`.execute(db)
  const { rows } = await sql<PromptCounts>`
    select count(*) filter (where order_id = ${orderId})::integer as of_order,
      count(*) filter (where phone = ${phone})::integer as of_phone,
      count(*) filter (where order_id in (select id from orders where account_id = ${accountId}))::integer as of_account
    from mpesa_prompts where asked_at > ${since}
      and (phone = ${phone} or order_id in (select id from orders where account_id = ${accountId}))`.execute(
    db,
  )
  return rows[0] ?? { of_order: 0, of_phone: 0, of_account: 0 }
}

export async function findPromptByKey(db: Database, key: string): Promise<Prompt | null> {
  const row = await db
    .selectFrom('mpesa_prompts')
    .selectAll()
    .where('key', '=', key)
    .executeTakeFirst()
  return row ?? null
}

/** The caller has locked the order, so nothing changes the prompt meanwhile. */
export async function getPrompt(db: Database, id: number): Promise<Prompt> {
  return db.selectFrom('mpesa_prompts').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

export async function listDuePrompts(db: Database, now: Date, most: number): Promise<Prompt[]> {
  return db
    .selectFrom('mpesa_prompts')
    .selectAll()
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .orderBy('id')
    .limit(most)
    .execute()
}

interface PromptChange {
  state?: MpesaState
  checkout_id?: string
  result_code?: string | null
  due_at?: Date | null
}

export async function updatePrompt(db: Database, id: number, change: PromptChange): Promise<void> {
  await db.updateTable('mpesa_prompts').set(change).where('id', '=', id).execute()
}

/** The latest prompt of an order for exactly this sum, if its rate is still valid. */
export async function findPromptByAmount(
  db: Database,
  { orderId, minorShillings, now }: { orderId: number; minorShillings: number; now: Date },
): Promise<Prompt | null> {
  const row = await db
    .selectFrom('mpesa_prompts')
    .selectAll()
    .where('order_id', '=', orderId)
    .where(sql<number>`shillings::bigint * 100`, '=', minorShillings)
    .where('rate_until', '>=', now)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return row ?? null
}

/** Unless its result has already come. */
export async function recordSent(db: Database, id: number, checkoutId: string): Promise<void> {
  await db
    .updateTable('mpesa_prompts')
    .set({ state: 'sent', checkout_id: checkoutId })
    .where('id', '=', id)
    .where('state', '=', 'asked')
    .execute()
}
