import { sql } from 'kysely'
import { beforeEach, expect, inject, it, vi } from 'vitest'

/** A process names so many texts and no more, and files before this one may have used all names. */
beforeEach(() => {
  vi.resetModules()
})
const fresh = () => import('../../src/platform/db/database.ts')

/** What a pooler in transaction mode has to bear. */
it.each([
  ['has a name for each text', false, 1],
  ['is sent whole where the pooler forgets names', true, 0],
])('a statement %s', async (_, isNameless, kept) => {
  const { openDatabase } = await fresh()
  const db = openDatabase({ ...inject('postgres').connection, isNameless, max: 1 })
  await sql`select ${1}::int`.execute(db)
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from pg_prepared_statements where statement like 'select $1::int'`.execute(
    db,
  )
  await db.destroy()
  expect(rows).toEqual([{ n: kept }])
})

it('a statement of many shapes has none, so that names are left for the others', async () => {
  const { openDatabase, unprepared } = await fresh()
  const db = openDatabase({ ...inject('postgres').connection, max: 1 })
  await sql`select ${sql.raw(unprepared)} ${2}::int`.execute(db)
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from pg_prepared_statements where statement like ${'%many shapes%'}`.execute(
    db,
  )
  await db.destroy()
  expect(rows).toEqual([{ n: 0 }])
})
