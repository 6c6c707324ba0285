import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { MpesaState } from './order-prompts.store.ts'

declare module '../../platform/db/tables.ts' {
  interface Tables {
    mpesa_prompts: MpesaPromptsTable
    mpesa_receipts: MpesaReceiptsTable
  }
}

/** A prompt to pay, sent to a telephone. */
export interface MpesaPromptsTable {
  id: GeneratedAlways<number>
  key: string
  order_id: number
  phone: string
  amount: number
  shillings: number
  /** Shillings per unit of the order's currency. */
  rate: ColumnType<string, string, never>
  asked_at: Date
  rate_until: Date
  state: Generated<MpesaState>
  checkout_id: string | null
  result_code: string | null
  due_at: Date | null
}

export interface MpesaReceiptsTable {
  receipt: string
  amount: number
  account: string | null
  arrived_at: Date
  prompt_id: number | null
  order_id: number | null
  payment_id: number | null
  obstacle: MpesaObstacle | null
}

/**
 * Why a receipt is unassigned: the account names no order; the amount is another; no rate is known; the prompt was
 * already paid.
 */
export type MpesaObstacle = 'account' | 'amount' | 'rate' | 'second'
