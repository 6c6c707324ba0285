import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Database } from '../db/database.ts'
import { inPipeline } from '../db/pipeline.ts'
import type { ListQuery } from './list-query.ts'
import { type Column, type Columns, joining, matching, ordering, within } from './list-sql.store.ts'

/** A list that answers queries of ra-data-simple-rest (contract 3.2). */
export interface List<Row, Field extends string> {
  /** The name in the header `Content-Range`. */
  name: string
  /** The fields to sort and filter by. */
  fields: Columns<Field>
  /** The default order. */
  sort: NoInfer<ListQuery<Field>['sort']>
  /** The rows of the range, and how many match. */
  list: (db: Database, query: ListQuery<Field>) => Promise<Page<Row>>
}

export interface Page<Row> {
  rows: Row[]
  total: number
}

/** The SQL of a list's records. */
interface Description<Row, Field extends string> extends Omit<List<Row, Field>, 'list'> {
  fields: Columns<Field> & Readonly<Record<'id', Column>>
  /** One row a record, with the tables that `where`, `search` and the fields read. */
  from: RawBuilder<unknown>
  /** Which of the rows are records; all of them unless given. */
  where?: RawBuilder<SqlBool>
  select: RawBuilder<Row>
  /** Tables that only `select` reads: joined to the rows that are shown, and adding none. */
  lookups?: RawBuilder<unknown>
  /** The condition of the free text. */
  search: (q: string) => RawBuilder<SqlBool>
  /** Breaks ties of the order; the id unless given. */
  tieBreaker?: RawBuilder<unknown>
  /**
   * Finds the ids of a page first, for a `select` that costs much: otherwise it is evaluated for the rows before the page,
   * too. `lookups` then join what a field joins.
   */
  idsFirst?: true
}

type Search<Field extends string> = Pick<ListQuery<Field>, 'conditions' | 'q'>

export interface Resource<Row, Field extends string>
  extends Description<Row, Field>,
    List<Row, Field> {
  fields: Description<Row, Field>['fields']
  count: (db: Database, query: Search<Field>) => Promise<number>
  find: (db: Database, id: number | string) => Promise<Row | undefined>
  /** The condition of a query, for statements other than these. */
  matches: (query: Search<Field>) => RawBuilder<SqlBool>
}

/** Lists, counts and finds records by one description. */
export function resource<Row, Field extends string>(
  description: Description<Row, Field>,
): Resource<Row, Field> {
  const { fields, from, where = sql`true`, select, lookups = sql``, search, idsFirst } = description
  const id = fields.id.ref
  const { tieBreaker = id } = description

  const matches = (query: Search<Field>) =>
    sql<SqlBool>`(${where}) and ${matching(fields, query, search)}`

  async function count(db: Database, query: Search<Field>): Promise<number> {
    const { rows } = await sql<{ n: number }>`select count(*)::integer as n
      from ${from} ${joining(fields, query.conditions)} where ${matches(query)}`.execute(db)
    return rows[0]?.n ?? 0
  }

  async function listRows(db: Database, query: ListQuery<Field>): Promise<Row[]> {
    const joins = joining(fields, [...query.conditions, query.sort])
    const order = sql`order by ${ordering(fields, query.sort, tieBreaker)}`
    const page = sql`where ${matches(query)} ${order} ${within(query)}`
    const { rows } = idsFirst
      ? await sql<Row>`select ${select} from ${from} ${lookups}
          where ${id} = any(array(select ${id} from ${from} ${joins} ${page})) ${order}`.execute(db)
      : await sql<Row>`select ${select} from ${from} ${joins} ${lookups} ${page}`.execute(db)
    return rows
  }

  async function list(db: Database, query: ListQuery<Field>): Promise<Page<Row>> {
    const [total, rows] = await inPipeline(
      db,
      (pipeline) => count(pipeline, query),
      (pipeline) => listRows(pipeline, query),
    )
    return { total, rows }
  }

  async function find(db: Database, wanted: number | string): Promise<Row | undefined> {
    const { rows } = await sql<Row>`select ${select} from ${from} ${lookups}
      where (${where}) and ${id} = ${wanted}`.execute(db)
    return rows[0]
  }

  return { ...description, list, count, find, matches }
}
