import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'

/** Tables that are only added to, and the columns of their time and amount. */
export const ledgers = {
  payments: { at: 'at', amount: 'amount' },
  commission_entries: { at: 'at', amount: 'amount' },
  order_invoices: { at: 'issued_at', amount: 'total' },
} as const

export type Ledger = keyof typeof ledgers

/** The state of a ledger up to an entry. */
export interface LedgerCheckpoint {
  ledger: Ledger
  lastId: number
  entries: number
  /** Minor units summed over all currencies; it is only compared for equality. */
  sum: string
}

/** The last entry made before then: a transaction that is still open may add one with a lower id than a later entry. */
export async function lastEntry(db: Database, ledger: Ledger, before: Date): Promise<number> {
  const { at } = ledgers[ledger]
  const { rows } = await sql<{ id: number | null }>`
    select id from ${sql.table(ledger)} where ${sql.ref(at)} < ${before} order by id desc limit 1`.execute(
    db,
  )
  return rows[0]?.id ?? 0
}

export async function readLedger(db: Database, ledger: Ledger, lastId: number) {
  const { rows } = await sql<{ entries: number; sum: string }>`
    select count(*)::int as entries, coalesce(sum(${sql.ref(ledgers[ledger].amount)}), 0)::text as sum
      from ${sql.table(ledger)} where id <= ${lastId}`.execute(db)
  const [read] = rows
  if (!read) throw new Error(`${ledger} could not be read`)
  const mark: LedgerCheckpoint = { ledger, lastId, ...read }
  return mark
}

/** Orders whose payable lines do not add up to their total. */
export async function listUnbalancedOrders(db: Database): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select orders.id from orders join order_cost_lines on order_id = orders.id and is_payable
    group by orders.id having sum(amount) <> total order by orders.id limit 20`.execute(db)
  return rows.map(({ id }) => id)
}

/** Movements whose decisions and payments differ: each that stands is a payment that stands, of the same order and worth. */
export async function listUnequalMovements(db: Database): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct entry_id as id from bank_decisions as decision join payments on payments.id = payment_id
    where decision.kind = 'assigned' and (payments.amount <> counts_as or payments.order_id <> decision.order_id
      or exists (select from payments as back where back.corrects = payments.id) <> exists (select from bank_decisions as back
        where back.entry_id = decision.entry_id and back.undoes = decision.turn))
    order by 1 limit 20`.execute(db)
  return rows.map(({ id }) => id)
}

export async function readLastCheck(db: Database): Promise<LedgerCheckpoint[]> {
  const { rows } = await sql<{ marks: LedgerCheckpoint[] }>`
    select marks from book_checks order by id desc limit 1`.execute(db)
  return rows[0]?.marks ?? []
}

export async function insertCheck(db: Database, at: Date, marks: readonly LedgerCheckpoint[]) {
  await sql`insert into book_checks (at, marks) values (${at}, ${JSON.stringify(marks)}::jsonb)`.execute(
    db,
  )
}
