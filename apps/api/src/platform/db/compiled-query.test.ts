import { DummyDriver, Kysely, PostgresAdapter, PostgresQueryCompiler, sql } from 'kysely'
import { expect, it, vi } from 'vitest'
import { compiledQuery } from './compiled-query.ts'
import type { Database } from './database.ts'
import type { Tables } from './tables.ts'

function openNothing() {
  const asked: { sql: string; parameters: readonly unknown[] }[] = []
  const db: Database = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: () => {
        throw new Error('nobody looks')
      },
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query: { sql, parameters } }) => {
      asked.push({ sql, parameters })
    },
  })
  return { db, asked }
}

it('builds a statement once and fills in the values of each execution, wherever they stand', async () => {
  const { db, asked } = openNothing()
  const build = vi.fn((on: Database, now: Date, ids: number[]) =>
    on
      .selectFrom('offers')
      .select('id')
      .where('state', '=', 'accepted')
      .where('id', '=', sql<number>`any(${ids}::bigint[])`)
      .where('ends_at', '>', now)
      .where('state_since', '<', now),
  )
  const read = compiledQuery(build)
  const [first, second] = [new Date(1), new Date(2)]
  await read(db, first, [1, 2])
  await read(db, second, [3])
  expect(build).toHaveBeenCalledTimes(1)
  expect(asked.map(({ parameters }) => parameters)).toEqual([
    ['accepted', [1, 2], first, first],
    ['accepted', [3], second, second],
  ])
  expect(asked[0]?.sql).toBe(asked[1]?.sql)
})

it('refuses a statement that does not hold a value: it would be the same for all', async () => {
  const { db } = openNothing()
  const read = compiledQuery((on, id: number) =>
    on
      .selectFrom('offers')
      .select('id')
      .where('id', '=', id === 7 ? id : 8),
  )
  await expect(read(db, 7)).rejects.toThrow('1 values, 0 of them')
})
