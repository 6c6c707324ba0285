import type { Language } from '@bandari/i18n'
import type { Account } from '../../core/account.ts'
import type { OperationId, WhenRead } from '../../core/contract.ts'
import type { Context } from '../../core/context.ts'
import type { Database } from '../db/database.ts'
import { DatabaseUnavailableError, isConnectionError } from '../db/connection-errors.ts'
import { isConflict, transact } from './transact.ts'
import type { OperationMetadata } from './operation-metadata.ts'
import type { Repeatable } from './idempotency.ts'

/** An operation's call and answer where its name no longer matters. */
export interface AnyCall {
  path: unknown
  query: unknown
  body: unknown
  account: Account | null
  tokenHash: Buffer | null
  origin: string
  ip: string
  userAgent: string
  cookies: string
  language: Language
}

export interface AnyAnswer {
  status: number
  body?: unknown
  headers?: Record<string, string>
  isStillValid?: () => Promise<boolean>
  isShared?: boolean
  whenRead?: WhenRead | undefined
}

export type AnyHandler = (context: Context, call: AnyCall) => Promise<AnyAnswer>

export type AnyPreparation = (context: Context, call: AnyCall) => Promise<void>

interface Run {
  operationId: OperationId
  metadata: OperationMetadata
  handler: AnyHandler
  prepare: AnyPreparation | undefined
  call: AnyCall
  key: string | undefined
}

/** Reads run on the pool; a write runs in one transaction. */
export async function runOperation(given: Context, run: Run): Promise<AnyAnswer> {
  const { metadata, handler, prepare, call } = run
  const context = { ...given, repeatable: repeatableOf(run) }
  if (!metadata.writes)
    return metadata.method === 'get' ? read(context, run) : handler(context, call)
  await prepare?.(context, call)
  return transact(context, (inside) => handler(inside, call))
}

/** How many replicas one read tries, one after the other: a machine that is gone may take a second to be noticed. */
const mostReplicas = 3

/**
 * A public read asks a replica that is not behind, and the next one when that one is lost; somebody who is signed in may
 * just have written and reads the primary. When the primary does not answer, a replica that is behind does. A read that
 * lost its connection changed nothing, so the primary is asked again, once.
 */
async function read(context: Context, run: Run): Promise<AnyAnswer> {
  const { metadata, handler, call } = run
  const isForAll = metadata.cache !== null && call.account === null
  if (isForAll) {
    for (let tried = 0; tried < mostReplicas; tried += 1) {
      const replica = context.replicas?.pick()
      const answer = replica ? await readOf(replica, context, run) : null
      if (answer) return answer
    }
  }
  try {
    return await handler(context, call)
  } catch (error) {
    if (!(error instanceof DatabaseUnavailableError)) throw error
    const replica = isForAll ? context.replicas?.pickAny() : null
    const answer = replica ? await readOf(replica, context, run) : null
    if (answer) {
      context.log.warn({ err: error }, 'The primary did not answer, and a replica was read')
      return answer
    }
    if (!isConnectionError(error.cause)) throw error
    context.log.warn({ err: error }, 'A read lost its connection and is done again')
    return handler(context, call)
  }
}

/** Null where the replica could not answer: it is left out by then, or gave way to what it had to replay. */
async function readOf(
  replica: Database,
  context: Context,
  { handler, call }: Run,
): Promise<AnyAnswer | null> {
  try {
    return await handler({ ...context, db: replica }, call)
  } catch (error) {
    const isLost = error instanceof DatabaseUnavailableError
    if (!isLost && !isConflict(error)) throw error
    if (isLost) context.replicas?.leaveOut(replica)
    context.log.warn({ err: error }, 'A replica did not answer, and another is asked')
    return isLost ? null : handler(context, call)
  }
}

function repeatableOf({ operationId, metadata, call, key }: Run): Repeatable | undefined {
  if (!metadata.idempotent || key === undefined) return undefined
  const scope = call.account ? `account ${call.account.id}` : `ip ${call.ip}`
  // The path too: the same body for another record is another request.
  return { scope, operation: operationId, key, body: [call.path, call.body] }
}
