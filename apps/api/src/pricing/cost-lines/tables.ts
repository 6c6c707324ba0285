import type { ShippingType } from '../tariffs/tables.ts'

declare module '../../platform/db/tables.ts' {
  interface Tables {
    quoted_lines: QuotedLinesTable
  }
}

/** A line as it was when shipping was quoted for it. */
export interface QuotedLinesTable {
  basket_id: number
  product_id: number
  shipping_option_id: number | null
  shipping_type: ShippingType | null
  quantity: number
  insurance_requested: boolean
  country_code: string | null
  chosen_size: string | null
  chosen_colour: string | null
  charge: number
}
