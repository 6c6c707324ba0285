import type { Generated, GeneratedAlways } from 'kysely'

/** The ship that an order goes by. Days are `YYYY-MM-DD`. */
interface ShipmentColumns {
  shipped_by: 'RORO' | 'CONTAINER' | null
  vessel: string | null
  voyage: string | null
  bill_of_lading: string | null
  container: string | null
  loading_port: string | null
  discharge_port: string | null
  etd: string | null
  eta: string | null
}

export interface ShipmentsTable extends ShipmentColumns {
  order_id: number
  version: Generated<number>
  changed_at: Date
}

/** As it was after each change. */
export interface ShipmentChangesTable extends ShipmentColumns {
  order_id: number
  version: number
  note: string | null
  actor_id: number
  at: Date
}

/** What staff said of a step of an order; the newest row of a step counts. */
export interface OrderStepsTable {
  id: GeneratedAlways<number>
  order_id: number
  step: OrderStepName
  done_on: string | null
  is_failed: boolean
  note: string | null
  actor_id: number
  at: Date
}

export type OrderStepName =
  | 'placed'
  | 'slip'
  | 'paid'
  | 'permit'
  | 'inspected'
  | 'booked'
  | 'sailed'
  | 'documents'
  | 'arrived'
  | 'transit'
  | 'delivered'
  | 'registered'
