import { sql } from 'kysely'

/** Passes a list as one parameter, so that the statement's text stays the same. */
export function anyOf(ids: number[]) {
  return sql<number>`any(${ids}::bigint[])`
}
