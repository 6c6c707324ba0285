import type { Answer } from '../core/contract.ts'
import type { Context } from '../core/context.ts'
import type { Database } from '../platform/db/database.ts'

/** The seller: the agent's own, or a recruit's. */
export type CommissionLevel = 'direct' | 'downline'

/** One supporter's commission of an order, in minor units. */
export interface OrderCommission {
  order_id: number
  agent_id: number
  code: string
  name: string
  level: CommissionLevel
  amount: number
  state: 'pending' | 'approved' | 'paid' | 'reversed'
}

/** One supporter's commission before and after a change of an order, in minor units. */
export interface PreviewedCommission {
  code: string
  name: string
  level: CommissionLevel
  before: number
  after: number
  /** Or will be, once the order is paid. */
  isEarned: boolean
}

export interface Sale {
  accountId: number
  basket: { agent_id: number | null }
  now: Date
}

/**
 * The interface between selling and the supporters' programme. Every call runs in the transaction of the basket or the
 * order it is about, so the ledger is as exact as the order.
 */
export interface SupporterProgramme {
  /** A typed code that may be a supporter's; null when no supporter has it. */
  applyCode: (
    context: Context,
    typed: { code: string; accountId: number },
  ) => Promise<Answer<'applyDiscount'> | null>
  /** The id of the agent whose sale a new order is. */
  attribute: (db: Database, sale: Sale) => Promise<number | null>
  /** The money of an order has arrived. */
  onPaid: (db: Database, order: { id: number; now: Date }) => Promise<void>
  /** Whether an order's payment earns an account commission, by its own sale or a recruit's. */
  earnsFrom: (db: Database, order: { id: number; accountId: number }) => Promise<boolean>
  /** An order is taken back, whether it was paid for or not. */
  onCanceled: (db: Database, order: { id: number; reason: string; now: Date }) => Promise<void>
  /** What an order earns, and would earn if its lines came to other sums. */
  previewSale: (
    db: Database,
    order: { id: number; lines: readonly { id: number; base: number }[] },
  ) => Promise<PreviewedCommission[]>
  /** The lines of an order that has earned commission come to other sums. */
  onAmended: (db: Database, order: { id: number; reason: string; now: Date }) => Promise<void>
  listCommissions: (db: Database, orderIds: number[]) => Promise<OrderCommission[]>
}

declare module '../core/context.ts' {
  interface Context {
    programme: SupporterProgramme
  }
}
