import type { Generated, GeneratedAlways } from 'kysely'
import type { ShippingType } from '../../pricing/tariffs/tables.ts'

declare module '../../platform/db/tables.ts' {
  interface Tables {
    baskets: BasketsTable
    basket_lines: BasketLinesTable
    basket_losses: { basket_id: number; product_id: number; title: string; at: Date }
  }
}

export interface BasketsTable {
  id: GeneratedAlways<number>
  account_id: number
  status: Generated<'Open' | 'Submitted'>
  voucher_id: number | null
  agent_id: number | null
  quote_requested_at: Date | null
  quote_contact: string | null
  quote_note: string | null
  quote_answered_at: Date | null
  quote_answered_by: number | null
  quote_answer_note: Generated<string>
  /** `YYYY-MM-DD`, read as text. */
  quote_valid_until: string | null
  /** Minor units. */
  quote_insurance: number | null
  quote_inspection: number | null
  /** Who of staff answers it. */
  quote_assigned_to: Generated<number | null>
  version: Generated<number>
  date_created: Generated<Date>
  date_updated: Generated<Date>
}

export interface BasketLinesTable {
  id: GeneratedAlways<number>
  basket_id: number
  product_id: number
  quantity: number
  price_seen: number
  shipping_option_id: number | null
  shipping_type: ShippingType | null
  shipping_charge: Generated<number>
  insurance_requested: Generated<boolean>
  country_code: string | null
  chosen_size: string | null
  chosen_colour: string | null
  date_created: Generated<Date>
  date_updated: Generated<Date>
}
