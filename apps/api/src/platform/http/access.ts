import type { Account } from '../../core/account.ts'
import type { Context } from '../../core/context.ts'
import type { OperationId } from '../../core/contract.ts'
import type { OperationMetadata } from './operation-metadata.ts'

/** A call and how it was answered, for the record of who did what. */
export interface Access {
  operationId: OperationId
  metadata: OperationMetadata
  account: Account | null
  ip: string
  path: unknown
  query: unknown
  /** Null where the caller was refused before the body was read. */
  body: unknown
  answer: { status: number; body?: unknown }
}

/** Records a call where that is required. It is awaited: a call that cannot be recorded is not answered. */
export type RecordAccess = (context: Context, access: Access) => Promise<void>
