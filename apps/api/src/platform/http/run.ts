import type { Language } from '@bandari/i18n'
import type { Account } from '../../core/account.ts'
import type { OperationId } from '../../core/contract.ts'
import type { Context } from '../../core/context.ts'
import { transact } from './transact.ts'
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
  if (!facts.writes) return handler(context, call)
  await prepare?.(context, call)
  return transact(context, (inside) => handler(inside, call))
}

function repeatableOf({ operationId, facts, call, key }: Run): Repeatable | undefined {
  if (!facts.idempotent || key === undefined) return undefined
  const scope = call.account ? `account ${call.account.id}` : `ip ${call.ip}`
  // The path too: the same words about somebody else are not the same wish.
  return { scope, operation: operationId, key, body: [call.path, call.body] }
}
