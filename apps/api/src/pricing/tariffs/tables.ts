import type { Generated, GeneratedAlways } from 'kysely'

declare module '../../platform/db/tables.ts' {
  interface Tables {
    countries: CountriesTable
    ports: { id: GeneratedAlways<number>; slug: string; name: string; version: Generated<number> }
    destination_ports: { country_code: string; port_id: number; position: number }
    shipping_options: ShippingOptionsTable
    shipping_tariffs: ShippingTariffsTable
  }
}

export interface CountriesTable {
  code: string
  code3: string
  numeric_code: string
  name: string
  is_destination: Generated<boolean>
  display_order: Generated<number>
  version: Generated<number>
}

export interface ShippingOptionsTable {
  id: GeneratedAlways<number>
  port_id: number
  body_group: BodyGroup
  code: string
}

export interface ShippingTariffsTable {
  id: GeneratedAlways<number>
  shipping_type: ShippingType
  port_id: number | null
  amount: number
  currency: Generated<string>
  valid_from: Date
  valid_to: Date | null
  version: Generated<number>
}

export type ShippingType = 'RORO' | 'Container'

export type BodyGroup = 'sedan' | 'suv' | 'other'
