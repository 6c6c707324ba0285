import type { Generated, GeneratedAlways } from 'kysely'

declare module '../../platform/db/tables.ts' {
  interface Tables {
    order_invoices: OrderInvoicesTable
  }
}

/** Every invoice that an order has had; the newest counts. Written by the database whenever the total changes. */
export interface OrderInvoicesTable {
  id: GeneratedAlways<number>
  code: Generated<string>
  order_id: number
  total: number
  currency: string
  issued_at: Date
  /** The account that it names; null where it was issued before accounts were kept. */
  account_id: number | null
}
