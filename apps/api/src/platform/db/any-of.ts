import { sql } from 'kysely'

/** A parameter instead of a list, so that the statement's text stays the same. */
export function anyOf(ids: number[]) {
  return sql<number>`any(${ids}::bigint[])`
}
