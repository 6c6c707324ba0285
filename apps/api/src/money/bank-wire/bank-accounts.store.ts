import { sql } from 'kysely'
import type { BankAccount } from '@bandari/sdk'
import { advisoryLocks } from '../../platform/db/advisory-locks.ts'
import type { Database } from '../../platform/db/database.ts'
import { containsPattern } from '../../platform/lists/list-sql.store.ts'
import { resource } from '../../platform/lists/resource.store.ts'
import { isChange, isCurrent } from '../../selling/payments/bank-accounts.store.ts'

const shownState = sql<BankAccount['state']>`case
  when bank_accounts.state <> 'published' then bank_accounts.state
  when bank_accounts.ended_at is null then 'current' else 'former' end`

export interface BankAccountRow {
  id: number
  currency: string
  details: string[]
  succeeds: number | null
  former_details: string[] | null
  reason: string | null
  state: 'open' | 'published' | 'dropped'
  shown_state: BankAccount['state']
  orders: number
  told: number
  drafted_by: number | null
  drafter: string | null
  drafted_at: Date
  decided_by: number | null
  decider: string | null
  decided_at: Date | null
  ended_at: Date | null
}

export const bankAccounts = resource({
  name: 'bank-accounts',
  from: sql`bank_accounts
    left join bank_accounts as before on before.id = bank_accounts.succeeds
    left join accounts as drafters on drafters.id = bank_accounts.drafted_by
    left join accounts as deciders on deciders.id = bank_accounts.decided_by`,
  select: sql<BankAccountRow>`bank_accounts.id, bank_accounts.currency::text as currency, bank_accounts.details,
    bank_accounts.succeeds, before.details as former_details, bank_accounts.reason, bank_accounts.state,
    ${shownState} as shown_state,
    case bank_accounts.state
      when 'open' then (select count(*)::integer from orders
        where orders.currency = bank_accounts.currency and status = 'Pending')
      else (select count(*)::integer from bank_account_notices where account_id = bank_accounts.id) end as orders,
    (select count(*)::integer from bank_account_notices
      where account_id = bank_accounts.id and bank_account_notices.at is not null) as told,
    bank_accounts.drafted_by, drafters.first_name || ' ' || drafters.last_name as drafter, bank_accounts.drafted_at,
    bank_accounts.decided_by, deciders.first_name || ' ' || deciders.last_name as decider, bank_accounts.decided_at,
    bank_accounts.ended_at`,
  fields: {
    id: { ref: sql.ref('bank_accounts.id'), type: 'number' },
    currency: { ref: sql.ref('bank_accounts.currency'), type: 'text' },
    state: { ref: shownState, type: 'text' },
    drafted_at: { ref: sql.ref('bank_accounts.drafted_at'), type: 'time' },
    decided_at: { ref: sql.ref('bank_accounts.decided_at'), type: 'time' },
  },
  sort: { field: 'id', descending: true },
  search: (q) => sql`array_to_string(bank_accounts.details, ' ') ilike ${containsPattern(q)}`,
})

export interface CurrentAccount {
  id: number
  details: string[]
  is_invented: boolean
}

/** Locks the current account until the transaction ends: meanwhile no invoice is issued and nobody drafts a change. */
export async function lockCurrentAccount(
  db: Database,
  currency: string,
): Promise<CurrentAccount | undefined> {
  const { rows } = await sql<CurrentAccount>`
    select id, details, is_invented from bank_accounts
    where currency = ${currency} and ${isCurrent} for update`.execute(db)
  return rows[0]
}

/** Two processes that start at the same time insert only one account. */
export async function lockChanges(db: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(${advisoryLocks.bankAccounts})`.execute(db)
}

interface NewDraft {
  currency: string
  details: string[]
  succeeds: number | null
  reason: string
  actorId: number
  now: Date
}

/** Null if another draft for the currency waits. */
export async function insertDraft(db: Database, draft: NewDraft): Promise<number | null> {
  const row = await db
    .insertInto('bank_accounts')
    .values({
      currency: draft.currency,
      details: draft.details,
      succeeds: draft.succeeds,
      // An account entered in a demo is invented, too.
      is_invented: sql<boolean>`exists (select from demo_world)`,
      reason: draft.reason,
      drafted_by: draft.actorId,
      drafted_at: draft.now,
      decided_by: null,
      decided_at: null,
      ended_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

interface FirstAccountRow {
  currency: string
  details: string[]
  succeeds: number | null
  isInvented: boolean
  now: Date
}

/** Inserts a published account without a decision; only for a currency without an account that a person decided on. */
export async function insertFirstAccount(db: Database, first: FirstAccountRow): Promise<number> {
  const { id } = await db
    .insertInto('bank_accounts')
    .values({
      currency: first.currency,
      details: first.details,
      succeeds: first.succeeds,
      is_invented: first.isInvented,
      reason: null,
      state: 'published',
      drafted_by: null,
      drafted_at: first.now,
      decided_by: null,
      decided_at: first.now,
      ended_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function lockDraft(db: Database, id: number): Promise<BankAccountRow | undefined> {
  await sql`select from bank_accounts where id = ${id} for update`.execute(db)
  return bankAccounts.find(db, id)
}

export async function decideDraft(
  db: Database,
  decision: { id: number; state: 'published' | 'dropped'; actorId: number; now: Date },
): Promise<void> {
  await db
    .updateTable('bank_accounts')
    .set({ state: decision.state, decided_by: decision.actorId, decided_at: decision.now })
    .where('id', '=', decision.id)
    .execute()
}

export async function endAccount(db: Database, id: number, now: Date): Promise<void> {
  await db.updateTable('bank_accounts').set({ ended_at: now }).where('id', '=', id).execute()
}

/**
 * Issues a new invoice for every order of the currency that waits for payment, and a notice for each of their buyers.
 */
export async function reissueInvoices(
  db: Database,
  { accountId, now }: { accountId: number; now: Date },
): Promise<void> {
  await sql`
    insert into order_invoices (order_id, total, currency, issued_at, account_id)
    select orders.id, orders.total, orders.currency, ${now}, ${accountId}
    from orders where status = 'Pending' and currency = (select currency from bank_accounts where id = ${accountId})
    order by orders.id`.execute(db)
  await sql`
    insert into bank_account_notices (account_id, order_id)
    select account_id, order_id from order_invoices where account_id = ${accountId}`.execute(db)
}

export interface ChangeRow {
  currency: string
  changed_at: Date
}

/** When people replaced a former account by the current one, per currency. */
export async function listChanges(db: Database): Promise<ChangeRow[]> {
  const { rows } = await sql<ChangeRow>`
    select bank_accounts.currency::text as currency, bank_accounts.decided_at as changed_at
    from bank_accounts where ${isCurrent} and ${isChange} order by bank_accounts.decided_at desc`.execute(
    db,
  )
  return rows
}
