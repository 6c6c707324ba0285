import type { GeneratedAlways } from 'kysely'

declare module '../../platform/db/tables.ts' {
  interface Tables {
    payment_slips: PaymentSlipsTable
  }
}

/** Pictures and PDFs of payment reports. */
export interface PaymentSlipsTable {
  id: GeneratedAlways<number>
  report_id: number
  file_id: number
  added_by: number
  at: Date
}
