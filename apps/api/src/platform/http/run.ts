import type { Language } from '@bandari/i18n'
import type { Account } from '../../core/account.ts'
import type { OperationId } from '../../core/contract.ts'
import type { Context } from '../../core/context.ts'
import { DatabaseUnavailableError, isLoss } from '../db/losses.ts'
import { isConflict, transact } from './transact.ts'
import type { OperationFacts } from './operation-facts.ts'
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
  stillTrue?: () => Promise<boolean>
  isShared?: boolean
}

export type AnyHandler = (context: Context, call: AnyCall) => Promise<AnyAnswer>

export type AnyPreparation = (context: Context, call: AnyCall) => Promise<void>

interface Run {
  operationId: OperationId
  facts: OperationFacts
  handler: AnyHandler
  prepare: AnyPreparation | undefined
  call: AnyCall
  key: string | undefined
}

/** Reads run on the pool; a write runs in one transaction. */
export async function runOperation(given: Context, run: Run): Promise<AnyAnswer> {
  const { facts, handler, prepare, call } = run
  const context = { ...given, repeatable: repeatableOf(run) }
  if (!facts.writes) return facts.method === 'get' ? read(context, run) : handler(context, call)
  await prepare?.(context, call)
  return transact(context, (inside) => handler(inside, call))
}

/**
 * What everybody may read is read of a replica, where there is one that is not behind; who is signed in may just have
 * written and reads the primary. A read that lost its connection changed nothing, so it is done again, once.
 */
async function read(context: Context, { facts, handler, call }: Run): Promise<AnyAnswer> {
  const { replicas } = context
  const replica = facts.cache && call.account === null ? (replicas?.pick() ?? null) : null
  try {
    return await handler(replica ? { ...context, db: replica } : context, call)
  } catch (error) {
    const isLost = error instanceof DatabaseUnavailableError
    if (replica && isLost) replicas?.leaveOut(replica)
    if (replica ? !isLost && !isConflict(error) : !isLost || !isLoss(error.cause)) throw error
    context.log.warn({ err: error }, 'A read lost its connection and is done again')
    return handler(context, call)
  }
}

function repeatableOf({ operationId, facts, call, key }: Run): Repeatable | undefined {
  if (!facts.idempotent || key === undefined) return undefined
  const scope = call.account ? `account ${call.account.id}` : `ip ${call.ip}`
  // The path too: the same words about somebody else are not the same wish.
  return { scope, operation: operationId, key, body: [call.path, call.body] }
}
