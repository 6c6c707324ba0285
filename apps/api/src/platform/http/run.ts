import type { Language } from '@bandari/i18n'
import type { Account } from '../../core/account.ts'
import type { OperationId } from '../../core/contract.ts'
import type { Context } from '../../core/context.ts'
import { DatabaseUnavailableError, OutcomeUnknownError } from '../db/losses.ts'
import type { OperationFacts } from './operation-facts.ts'
import { once } from './idempotency.ts'

/** An operation's call and answer where its name no longer matters. */
export interface AnyCall {
  path: unknown
  query: unknown
  body: unknown
  account: Account | null
  tokenHash: Buffer | null
  origin: string
  ip: string
  language: Language
}

export interface AnyAnswer {
  status: number
  body?: unknown
  headers?: Record<string, string>
  stillTrue?: () => Promise<boolean>
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

/** A refusal rolls back everything that the operation had written. */
class Refused extends Error {
  override name = 'Refused'
  readonly answer: AnyAnswer
  constructor(answer: AnyAnswer) {
    super('refused')
    this.answer = answer
  }
}

/**
 * Reads run on the pool; a write runs in one transaction, repeated when PostgreSQL says that it was undone for a
 * conflict. One that lost its connection is never repeated: only its caller may decide that.
 */
export async function runOperation(context: Context, run: Run): Promise<AnyAnswer> {
  if (!run.facts.writes) return run.handler(context, run.call)
  await run.prepare?.(context, run.call)
  for (let attempt = 1; ; attempt += 1) {
    const waiting: (() => void)[] = []
    let isCommitting = false
    try {
      const answer = await context.db.transaction().execute(async (db) => {
        const written = await write(
          { ...context, db, afterCommit: (act) => waiting.push(act) },
          run,
        )
        isCommitting = true
        return written
      })
      for (const act of waiting) act()
      return answer
    } catch (error) {
      if (error instanceof Refused) return error.answer
      if (isCommitting && error instanceof DatabaseUnavailableError) {
        throw new OutcomeUnknownError(error)
      }
      if (attempt === 3 || !isConflict(error)) throw error
    }
  }
}

async function write(
  context: Context,
  { operationId, facts, handler, call, key }: Run,
): Promise<AnyAnswer> {
  const act = async () => {
    const answer = await handler(context, call)
    if (answer.status >= 400) throw new Refused(answer)
    return answer
  }
  if (!facts.idempotent || key === undefined) return act()
  const scope = call.account ? `account ${call.account.id}` : `ip ${call.ip}`
  // The path too: the same words about somebody else are not the same wish.
  return once(context.db, { scope, operation: operationId, key, body: [call.path, call.body] }, act)
}

/** Serialisation failure, deadlock. */
function isConflict(error: unknown): boolean {
  const code = (error as { code?: unknown }).code
  return code === '40001' || code === '40P01'
}
