import type { BankEntry, BankEntryDecision, BankEntryOrder, BankEntryRecord } from '@bandari/sdk'
import { toDecimal } from '../../../core/money.ts'
import type { Database } from '../../../platform/db/database.ts'
import {
  type DecisionRow,
  findEntry,
  listCandidates,
  listDecisions,
  type OrderRow,
} from '../entries.store.ts'
import type { EntryRow } from '../entry-columns.store.ts'
import { differenceOf } from '../matching/difference.ts'

export function entryView(row: EntryRow): BankEntry {
  return {
    id: row.id,
    statement_id: row.statement_id,
    account: row.account,
    booked_on: row.booked_on,
    amount: toDecimal(row.amount),
    currency: row.currency,
    charges: toDecimal(row.charges),
    reference: row.reference,
    party: row.party,
    text: row.text,
    is_repeated: row.is_repeated,
    state: row.state,
    order_id: row.order_id,
    order_number: row.order_number,
  }
}

/** A movement with its candidates and decisions; null if there is none. */
export async function entryRecord(db: Database, id: number): Promise<BankEntryRecord | null> {
  const row = await findEntry(db, id)
  if (!row) return null
  const candidates = await listCandidates(db, id)
  const decisions = await listDecisions(db, id)
  return {
    ...entryView(row),
    offers: candidates.map(({ basis, ...order }) => ({ ...orderView(order, row), basis })),
    decisions: decisions.map(decisionView),
    turn: row.turn,
    rest: toDecimal(restOf(row)),
  }
}

/** An order beside a movement: by how much its sum differs from what is left of the movement. */
export function orderView(order: OrderRow, entry: EntryRow): BankEntryOrder {
  const { total, due, placed_at, currency } = order
  const { kind, amount } = differenceOf({ currency, due }, { ...entry, rest: restOf(entry) })
  return {
    order_id: order.order_id,
    number: order.number,
    reference: order.reference,
    buyer: order.buyer,
    status: order.status,
    currency,
    total: toDecimal(total),
    due: toDecimal(due),
    placed_at: placed_at.toISOString(),
    difference: { kind, amount: toDecimal(amount) },
  }
}

/** The part that waits for a decision. */
export function restOf({ state, amount, placed }: EntryRow): number {
  return state === 'set-aside' || amount < 0 ? 0 : amount - placed
}

function decisionView(row: DecisionRow): BankEntryDecision {
  const { turn, amount, is_undone } = row
  const { kind, order_id, order_number, counts_as, currency, advice, reason, at, by } = row
  return {
    turn,
    kind,
    amount: amount === null ? null : toDecimal(amount),
    is_undone,
    order_id,
    order_number,
    counts_as: counts_as === null ? null : toDecimal(counts_as),
    currency,
    advice,
    reason,
    at: at.toISOString(),
    by,
  }
}
