import { createHash } from 'node:crypto'
import { detail } from '../../core/problem.ts'
import type { Database } from '../db/database.ts'

/** A write that its caller may repeat: same key, same answer (`Idempotency-Key`). */
export interface Repeatable {
  scope: string
  operation: string
  key: string
  body: unknown
}

interface AnyAnswer {
  status: number
  body?: unknown
}

export const reusedKey: AnyAnswer = {
  status: 422,
  body: detail('key_reused'),
}

/**
 * Runs `write` at most once per key. The key's row is written in the same transaction as the write, so a crash
 * leaves both or neither; a simultaneous repeat waits for the first and gets its answer.
 */
export async function once<A extends AnyAnswer>(
  db: Database,
  { scope, operation, key, body }: Repeatable,
  write: () => Promise<A>,
): Promise<A | AnyAnswer> {
  const requestHash = createHash('sha256')
    .update(JSON.stringify(body ?? null))
    .digest()
  const claimed = await db
    .insertInto('idempotency_keys')
    .values({ scope, operation, key, request_hash: requestHash })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst()
  const row = db
    .updateTable('idempotency_keys')
    .where('scope', '=', scope)
    .where('operation', '=', operation)
    .where('key', '=', key)
  if (claimed) {
    const answer = await write()
    await row.set({ status: answer.status, body: JSON.stringify(answer.body ?? null) }).execute()
    return answer
  }
  const first = await db
    .selectFrom('idempotency_keys')
    .selectAll()
    .where('scope', '=', scope)
    .where('operation', '=', operation)
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  if (!requestHash.equals(first.request_hash)) return reusedKey
  return { status: first.status ?? 500, body: first.body }
}
