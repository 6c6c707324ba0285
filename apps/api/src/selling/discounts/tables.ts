import type { Generated, GeneratedAlways } from 'kysely'
import type { DiscountedClass } from '../../pricing/cost-lines/totals.ts'

declare module '../../platform/db/tables.ts' {
  interface Tables {
    vouchers: VouchersTable
    voucher_uses: { voucher_id: number; order_id: number; account_id: number; at: Generated<Date> }
  }
}

export interface VouchersTable {
  id: GeneratedAlways<number>
  code: string
  name: string
  kind: 'fixed' | 'percentage'
  benefit: number
  currency: Generated<string>
  min_goods: Generated<number>
  /** The goods it is for; null means all. */
  class: DiscountedClass | null
  usage: 'single' | 'once-per-customer' | 'unlimited'
  starts_at: Date
  ends_at: Date
  offer: 'flash' | null
  issued_to: string | null
  version: Generated<number>
  /** Of staff, by hand; null for an offer's and for those of before. */
  written_by: Generated<number | null>
  /** The second person. */
  approved_by: Generated<number | null>
}
