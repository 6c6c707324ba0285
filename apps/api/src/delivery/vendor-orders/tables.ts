declare module '../../platform/db/tables.ts' {
  interface Tables {
    vendor_order_mails: VendorOrderMailsTable
  }
}

export interface VendorOrderMailsTable {
  order_id: number
  position: number
  act: 'send_papers' | 'hand_over'
  occasion: 'open' | 'late'
  at: Date
}
