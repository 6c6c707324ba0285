import type { Generated, GeneratedAlways } from 'kysely'

declare module '../../platform/db/tables.ts' {
  interface Tables {
    bitcoin_watches: BitcoinWatchesTable
    bitcoin_rates: BitcoinRatesTable
    bitcoin_transactions: BitcoinTransactionsTable
  }
}

/** Price of a bitcoin in US cents. */
export interface BitcoinRatesTable {
  id: GeneratedAlways<number>
  cents_per_bitcoin: number
  at: Date
}

/** When an order's address is checked next. */
export interface BitcoinWatchesTable {
  order_id: number
  due_at: Date | null
}

/** A transaction to an order's address. */
export interface BitcoinTransactionsTable {
  order_id: number
  txid: string
  satoshi: number
  seen_at: Date
  cents_per_bitcoin: number | null
  confirmations: number
  needed: number
  is_gone: Generated<boolean>
  payment_id: number | null
  recordings: Generated<number>
}
