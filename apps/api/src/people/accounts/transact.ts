import type { Context } from '../../core/context.ts'

/** One transaction of an operation that computes or asks others first (`x-writes: false`). */
export async function transact<Result>(
  context: Context,
  act: (context: Context) => Promise<Result>,
): Promise<Result> {
  const waiting: (() => void)[] = []
  const result = await context.db
    .transaction()
    .execute((db) => act({ ...context, db, afterCommit: (later) => waiting.push(later) }))
  for (const later of waiting) later()
  return result
}
