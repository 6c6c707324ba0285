import { detail } from '../../core/problem.ts'
import { refuse } from '../../core/refusal.ts'
import type { Database } from '../db/database.ts'
import { contentRange, type Parameters } from './list-query.ts'
import { readList } from './list-sql.store.ts'
import type { List } from './resource.store.ts'

interface ListOptions<Row, View> {
  db: Database
  /** The parameters as they stand in the address. */
  query: Parameters
  /** The rows as the wire has them. */
  view: (rows: Row[]) => View[] | Promise<View[]>
}

/** The records of a range, and in a header how many there are (contract 3.2). */
export async function listRecords<Row, Field extends string, View>(
  list: List<Row, Field>,
  { db, query: parameters, view }: ListOptions<Row, View>,
) {
  const reading = readList(parameters, list.fields, list.sort)
  if ('problem' in reading) return refuse(400, detail(reading.problem))
  const { query } = reading
  const { rows, total } = await list.list(db, query)
  const place = { first: query.range.first, count: rows.length, total }
  return {
    status: 200 as const,
    headers: {
      'content-range': contentRange(list.name, place),
      'access-control-expose-headers': 'Content-Range',
    },
    body: await view(rows),
  }
}
