import type { Answer } from '../core/contract.ts'
import type { Context } from '../core/context.ts'
import type { CommissionLevel } from '../platform/db/columns.ts'
import type { Database } from '../platform/db/database.ts'

/** What an order has earned one supporter. Minor units. */
export interface OrderCommission {
  order_id: number
  agent_id: number
  code: string
  name: string
  level: CommissionLevel
  amount: number
  state: 'pending' | 'approved' | 'paid' | 'reversed'
}

export interface Sale {
  accountId: number
  basket: { agent_id: number | null }
  now: Date
}

/**
 * What selling tells the supporters' programme and asks of it. Every call runs in the transaction of the basket or the
 * order it is about, so the ledger is as exact as the order.
 */
export interface SupporterProgramme {
  /** A typed code that may be a supporter's; null when it is nobody's. */
  applyCode: (
    context: Context,
    typed: { code: string; accountId: number },
  ) => Promise<Answer<'applyDiscount'> | null>
  /** Whose sale an order is that is being placed: an agent's id. */
  attribute: (db: Database, sale: Sale) => Promise<number | null>
  /** The money of an order has arrived. */
  onPaid: (db: Database, order: { id: number; now: Date }) => Promise<void>
  /** An order is taken back, whether it was paid for or not. */
  onCanceled: (db: Database, order: { id: number; reason: string; now: Date }) => Promise<void>
  listCommissions: (db: Database, orderIds: number[]) => Promise<OrderCommission[]>
}

declare module '../core/context.ts' {
  interface Context {
    programme: SupporterProgramme
  }
}
