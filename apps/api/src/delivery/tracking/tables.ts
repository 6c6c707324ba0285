import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

declare module '../../platform/db/tables.ts' {
  interface Tables {
    shipments: ShipmentsTable
    shipment_changes: ShipmentChangesTable
    order_steps: OrderStepsTable
    order_progress: OrderProgressTable
    order_alarms: OrderAlarmsTable
    order_notes: OrderNotesTable
    order_mentions: { note_id: number; account_id: number }
    order_assignments: OrderAssignmentsTable
    following_mails: FollowingMailsTable
  }
}

/** The ship of an order. Days are `YYYY-MM-DD`. */
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

/** The shipment after each change. */
export interface ShipmentChangesTable extends ShipmentColumns {
  order_id: number
  version: number
  note: string | null
  actor_id: number
  at: Date
}

/** A move of an order's step by staff; the newest row of a step counts. */
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

/** The step move and the shipment version up to which an order's buyer got mails. */
export interface FollowingMailsTable {
  id: GeneratedAlways<number>
  order_id: number
  step_id: number
  shipment_version: number
  at: Date
}

/** The next step of an order; due to be recomputed while `planned_at` is null. */
export interface OrderProgressTable {
  order_id: number
  next_step: OrderStepName | null
  due_on: string | null
  planned_at: Date | null
}

/** An alarm about an order under way. */
export interface OrderAlarmsTable {
  id: GeneratedAlways<number>
  order_id: number
  kind: string
  subject: string
  details: ColumnType<Record<string, string>, string, never>
  raised_at: Date
  settled_at: Date | null
  acknowledged_at: Date | null
  acknowledged_by: number | null
  note: string | null
}

/** A note of staff on an order. */
export interface OrderNotesTable {
  id: GeneratedAlways<number>
  order_id: number
  text: string
  actor_id: number
  at: Date
}

/** The member of staff assigned to an order; the newest row counts. */
export interface OrderAssignmentsTable {
  id: GeneratedAlways<number>
  order_id: number
  account_id: number | null
  actor_id: number
  at: Date
}
