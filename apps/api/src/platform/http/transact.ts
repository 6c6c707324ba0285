import type { Context } from '../../core/context.ts'
import { DatabaseUnavailableError, OutcomeUnknownError } from '../db/connection-errors.ts'
import { invalidationsOf, shareInvalidations } from '../db/invalidation/invalidations.ts'
import { once, type Repeatable } from './idempotency.ts'

declare module '../../core/context.ts' {
  interface Context {
    /** The caller's `Idempotency-Key`, under which the call's one transaction is done once. */
    repeatable?: Repeatable | undefined
  }
}

interface AnyAnswer {
  status: number
  body?: unknown
}

/** A refusal rolls back everything that the operation had written. */
class Refused<Answer extends AnyAnswer> extends Error {
  override name = 'Refused'
  readonly answer: Answer
  constructor(answer: Answer) {
    super('refused')
    this.answer = answer
  }
}

const attemptsAtMost = 3

/**
 * Writes in one transaction, which a refusal (400 or more) undoes and which is repeated when PostgreSQL says that it was
 * undone for a conflict. One that lost its connection is never repeated: only its caller may decide that.
 *
 * The contract's writes run in it (`run.ts`). An operation that has to compute or to wait first opens its own when it is
 * ready (`x-writes: false`), so that no connection is held meanwhile.
 */
export function transact<Answer extends AnyAnswer>(
  context: Context,
  write: Write<Answer>,
): Promise<Answer> {
  return inTransaction(context, async (inside) => undoIfRefused(await write(inside)))
}

/** As `transact`, but what was written stays when the answer is a refusal: wrong codes are counted. */
export function transactKeeping<Answer extends AnyAnswer>(
  context: Context,
  write: Write<Answer>,
): Promise<Answer> {
  return inTransaction(context, write)
}

type Write<Answer> = (context: Context) => Promise<Answer>

async function inTransaction<Answer extends AnyAnswer>(
  context: Context,
  write: Write<Answer>,
): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    const waiting: (() => void)[] = []
    let isCommitting = false
    try {
      const answer = await context.db.transaction().execute(async (db) => {
        shareInvalidations(db, invalidationsOf(context.db))
        const inside = { ...context, db, afterCommit: (act: () => void) => waiting.push(act) }
        const act = () => write(inside)
        const { repeatable } = context
        const written = repeatable ? await once(db, repeatable, act) : await act()
        isCommitting = true
        return written as Answer
      })
      for (const act of waiting) act()
      return answer
    } catch (error) {
      if (error instanceof Refused) return error.answer as Answer
      if (isCommitting && error instanceof DatabaseUnavailableError) {
        throw new OutcomeUnknownError(error)
      }
      if (attempt === attemptsAtMost || !isConflict(error)) throw error
    }
  }
}

/** Passes an answer on; throws, which rolls the transaction back, when it is a refusal. */
function undoIfRefused<Answer extends AnyAnswer>(answer: Answer): Answer {
  if (answer.status >= 400) throw new Refused(answer)
  return answer
}

/** Serialisation failure, also of a replica's read with what it replays; deadlock. */
export function isConflict(error: unknown): boolean {
  const code = (error as { code?: unknown }).code
  return code === '40001' || code === '40P01'
}
