import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'

export interface BitcoinTransactionRow {
  txid: string
  satoshi: number
  cents_per_bitcoin: number | null
  confirmations: number
  needed: number
  is_gone: boolean
  is_counted: boolean
}

/** What arrived at the address of the outer query's order, oldest first. */
export const transactionsOfOrder = sql<BitcoinTransactionRow[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('txid', txid, 'satoshi', satoshi, 'cents_per_bitcoin', cents_per_bitcoin,
    'confirmations', confirmations, 'needed', needed, 'is_gone', is_gone, 'is_counted', payment_id is not null
      and not exists (select from payments as back where back.corrects = payment_id))
    order by seen_at, txid), '[]')
  from bitcoin_transactions where bitcoin_transactions.order_id = orders.id)`

/** Bitcoins are on their way to the outer query's order, and do not count yet. */
export const hasUnconfirmed = sql<boolean>`exists (
  select from bitcoin_transactions
  where bitcoin_transactions.order_id = orders.id and payment_id is null and not is_gone)`

export interface BitcoinRate {
  cents: number
  at: string
}

/** The newest rate, for as long as it tells anybody how much to send. */
export const bitcoinRate = sql<BitcoinRate | null>`(
  select jsonb_build_object('cents', cents_per_bitcoin, 'at', to_char(at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))
  from bitcoin_rates where at > now() - interval '15 minutes' order by at desc limit 1)`

/** Whether an order of ours is paid to this address. */
export async function isShopAddress(db: Database, address: string): Promise<boolean> {
  const found = await db
    .selectFrom('orders')
    .select('id')
    .where('bitcoin_address', '=', address)
    .executeTakeFirst()
  return found !== undefined
}
