import type { GeneratedAlways } from 'kysely'

declare module '../platform/db/tables.ts' {
  interface Tables {
    freight_costs: FreightCostsTable
    report_mails: { view_id: number; week: string }
  }
}

/** What an order's freight cost us, in minor units of the order's currency; the newest row counts, and null takes it back. */
export interface FreightCostsTable {
  id: GeneratedAlways<number>
  order_id: number
  amount: number | null
  currency: string
  reference: string | null
  actor_id: number
  at: Date
}
