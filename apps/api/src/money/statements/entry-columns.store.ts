import { type RawBuilder, sql } from 'kysely'
import type { BankEntryState, OfferBasis } from '@bandari/sdk'
import { maxBankCharges } from './matching/difference.ts'

/** A movement with its current state. */
export interface EntryRow {
  id: number
  statement_id: number
  account: string
  booked_on: string
  amount: number
  currency: string
  charges: number
  reference: string | null
  party: string
  text: string
  is_repeated: boolean
  state: BankEntryState
  /** Number of decisions so far. */
  turn: number
  /** The part that is assigned to orders. */
  placed: number
  order_id: number | null
  order_number: string | null
  basis: OfferBasis | null
}

/** Decisions that are not reversed. */
const stands = sql<boolean>`standing.kind <> 'undone' and not exists (select from bank_decisions as back
  where back.entry_id = standing.entry_id and back.undoes = standing.turn)`

const decisions = sql`left join lateral (
    select count(*)::integer as turn, coalesce(sum(amount) filter (where ${stands}), 0)::bigint as placed,
      coalesce(bool_or(kind = 'dismissed' and ${stands}), false) as is_dismissed,
      (array_agg(order_id order by turn) filter (where kind = 'assigned' and ${stands}))[1] as order_id
    from bank_decisions as standing where entry_id = bank_entries.id
  ) as decided on true
  left join lateral (
    select order_id, basis, (select count(*) from bank_entry_offers as others
      where others.entry_id = bank_entries.id and others.basis in ('reference', 'number')) as named
    from bank_entry_offers where entry_id = bank_entries.id order by rank limit 1
  ) as offered on decided.placed = 0
  left join orders on orders.id = coalesce(decided.order_id, offered.order_id)
  left join lateral (
    select case when orders.status = 'Canceled' then 0 else greatest(0, orders.total - coalesce(sum(amount), 0)) end as due,
      -- Staff found the same sum before the statement came.
      coalesce(bool_or(source = 'staff' and kind = 'received' and corrects is null and amount = bank_entries.amount
        and not exists (select from payments as back where back.corrects = payments.id)), false) as is_by_hand
    from payments where order_id = orders.id and kind in ('received', 'bank-charges')
  ) as money on orders.id is not null`

/**
 * A movement's state. Staff have to choose if its text is the reference of one order and the number of another. It
 * follows from the order as it is now, not as it was at the import.
 */
const state = sql<BankEntryState>`case
  when decided.is_dismissed then 'set-aside'
  when decided.placed > 0 and decided.placed = bank_entries.amount then 'recorded'
  when decided.placed > 0 then 'rest'
  when bank_entries.amount < 0 then 'outgoing'
  when orders.id is null then 'unknown'
  when offered.basis <> 'reference' or offered.named > 1 then 'choose'
  when orders.currency <> bank_entries.currency then 'foreign'
  when orders.status in ('Canceled', 'Payment Declined') then 'given-up'
  when due = 0 or is_by_hand then 'double'
  when bank_entries.amount > due then 'over'
  when bank_entries.amount = due and bank_entries.is_own_account then 'sure'
  when bank_entries.amount = due then 'choose'
  when due - bank_entries.amount <= greatest(bank_entries.charges, ${maxBankCharges}) then 'charges'
  else 'partial' end`

/** Movements that match a condition on `bank_entries`, with their states, as a table named `entries`. */
export function entriesWhere(condition: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(
    select bank_entries.id, statement_id, account, booked_on::text as booked_on, bank_entries.amount,
      bank_entries.currency::text as currency, bank_entries.charges, bank_entries.reference, party, text, fingerprint,
      decided.turn, decided.placed, ${state} as state, orders.id as order_id, orders.number as order_number, offered.basis,
      bank_entries.reference is null and exists (select from bank_entries as other
        where other.statement_id = bank_entries.statement_id and other.booked_on = bank_entries.booked_on
          and other.amount = bank_entries.amount and other.text = bank_entries.text and other.party = bank_entries.party
          and other.id <> bank_entries.id) as is_repeated
    from bank_entries ${decisions} where ${condition}
  ) as entries`
}

/** Whether a part of an incoming movement is neither assigned to an order nor set aside. */
export const isUndecided = sql`bank_entries.amount > (
  select case when coalesce(bool_or(kind = 'dismissed'), false) then bank_entries.amount else coalesce(sum(standing.amount), 0) end
  from bank_decisions as standing where standing.entry_id = bank_entries.id and ${stands})`
