import type { Database } from '../db/database.ts'
import type { RateCounters } from './rate-counters.ts'

/** Counters in the database, so that several copies of the API count together. */
export function countersIn(db: Database): RateCounters {
  return {
    count: (key, windowMs) => count(db, key, windowMs),
    giveBack: async (key) => {
      await db
        .updateTable('rate_counters')
        .set((row) => ({ hits: row('hits', '-', 1) }))
        .where('key', '=', key)
        .where('hits', '>', 0)
        .execute()
    },
  }
}

async function count(db: Database, key: string, timeWindow: number) {
  const now = new Date()
  const next = new Date(now.getTime() + timeWindow)
  const { hits, resets_at } = await db
    .insertInto('rate_counters')
    .values({ key, hits: 1, resets_at: next })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((row) => ({
        hits: row
          .case()
          .when('rate_counters.resets_at', '<=', now)
          .then(1)
          .else(row('rate_counters.hits', '+', 1))
          .end(),
        resets_at: row
          .case()
          .when('rate_counters.resets_at', '<=', now)
          .then(next)
          .else(row.ref('rate_counters.resets_at'))
          .end(),
      })),
    )
    .returning(['hits', 'resets_at'])
    .executeTakeFirstOrThrow()
  return { current: hits, ttl: resets_at.getTime() - now.getTime() }
}
