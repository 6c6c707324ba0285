import type { GeneratedAlways } from 'kysely'

declare module '../../platform/db/tables.ts' {
  interface Tables {
    exchange_rates: ExchangeRatesTable
  }
}

export interface ExchangeRatesTable {
  id: GeneratedAlways<number>
  currency: string
  /** Decimal text, which loses nothing. */
  rate: string
  /** Date text when written; read as text by a cast. */
  day: string
  source: string
  actor_id: number | null
  set_at: Date
}
