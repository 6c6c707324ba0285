import type { Account } from '../../core/account.ts'
import type { Context } from '../../core/context.ts'
import type { OperationId } from '../../core/contract.ts'
import type { OperationFacts } from './operation-facts.ts'

/** A call and how it was answered, for the record of who did what. */
export interface Access {
  operationId: OperationId
  facts: OperationFacts
  account: Account | null
  ip: string
  path: unknown
  query: unknown
  /** Empty where the caller was turned away before it was read. */
  body: unknown
  answer: { status: number; body?: unknown }
}

/** Writes down what has to be remembered of a call. We wait for it: a call that cannot be recorded is not answered. */
export type RecordAccess = (context: Context, access: Access) => Promise<void>
