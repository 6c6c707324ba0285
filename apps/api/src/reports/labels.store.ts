import { sql } from 'kysely'
import { anyOf } from '../platform/db/any-of.ts'
import type { Database } from '../platform/db/database.ts'
import type { Group } from './sums.store.ts'

const named = {
  make: (ids: number[]) =>
    sql`select id::text as key, name as label from makes where id = ${anyOf(ids)}`,
  seller: (ids: number[]) =>
    sql`select id::text as key, first_name || ' ' || last_name as label from accounts where id = ${anyOf(ids)}`,
  supporter: (ids: number[]) =>
    sql`select agents.id::text as key, code || ', ' || first_name || ' ' || last_name as label
      from agents join accounts on accounts.id = account_id where agents.id = ${anyOf(ids)}`,
}

/** What the keys of a group are called; a month and a source say it themselves. */
export async function readLabels(
  db: Database,
  by: Group,
  keys: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (keys.length === 0 || by === 'month' || by === 'source') return new Map()
  const { rows } = await sql<{ key: string; label: string }>`${
    by === 'country'
      ? sql`select code as key, name as label from countries where code = any(${[...keys]}::text[])`
      : named[by](keys.map(Number))
  }`.execute(db)
  return new Map(rows.map(({ key, label }) => [key, label.trim()]))
}
