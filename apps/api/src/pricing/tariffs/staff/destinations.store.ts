import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { ListQuery } from '../../../platform/lists/list-query.ts'
import {
  anywhere,
  type Column,
  matching,
  ordering,
  within,
} from '../../../platform/lists/list-sql.store.ts'

/** What staff may sort and filter countries by. */
export const destinationColumns = {
  id: { ref: sql`code::text`, type: 'text' },
  name: { ref: sql.ref('name'), type: 'text' },
  is_destination: { ref: sql.ref('is_destination'), type: 'boolean' },
  position: { ref: sql`coalesce(place, 10000)`, type: 'number' },
} as const satisfies Record<string, Column>

export type DestinationField = keyof typeof destinationColumns

export interface DestinationRow {
  code: string
  name: string
  is_destination: boolean
  /** From 1; null for a country that is not a destination. */
  place: number | null
  ports: { id: number; name: string }[]
  version: number
}

const countries = sql`(
    select countries.*, case when is_destination then (row_number() over (
      partition by is_destination order by display_order, name))::integer end as place
    from countries
  ) as countries`

const shown = sql`code::text as code, name, is_destination, place, version,
  coalesce((select json_agg(json_build_object('id', ports.id, 'name', ports.name) order by position)
    from destination_ports join ports on ports.id = port_id where country_code = code), '[]') as ports`

export async function countDestinations(
  db: Database,
  query: ListQuery<DestinationField>,
): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::integer as n from ${countries}
    where ${matching(destinationColumns, query, mentions)}`.execute(db)
  return rows[0]?.n ?? 0
}

export async function listStaffDestinations(
  db: Database,
  query: ListQuery<DestinationField>,
): Promise<DestinationRow[]> {
  const { rows } = await sql<DestinationRow>`select ${shown} from ${countries}
    where ${matching(destinationColumns, query, mentions)}
    order by ${ordering(destinationColumns, query.sort, sql.ref('name'))} ${within(query)}`.execute(
    db,
  )
  return rows
}

function mentions(q: string): RawBuilder<SqlBool> {
  return sql`(name ilike ${anywhere(q)} or code = upper(${q}))`
}

export async function findDestination(
  db: Database,
  code: string,
): Promise<DestinationRow | undefined> {
  const { rows } = await sql<DestinationRow>`
    select ${shown} from ${countries} where code = ${code}`.execute(db)
  return rows[0]
}

/** A move renumbers all destinations, so one member of staff moves them at a time. */
export async function lockDestinations(db: Database): Promise<void> {
  await sql`lock table countries in share row exclusive mode`.execute(db)
}

/** In the order in which they are offered. */
export async function listDestinationCodes(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('countries')
    .select('code')
    .where('is_destination', '=', true)
    .orderBy('display_order')
    .orderBy('name')
    .execute()
  return rows.map(({ code }) => code)
}

/** Countries that are no destinations come last, by name. */
const behind = 1000

export async function changeDestination(
  db: Database,
  {
    code,
    isDestination,
    codes,
    portIds,
  }: { code: string; isDestination: boolean; codes: string[]; portIds: number[] },
): Promise<void> {
  await sql`update countries set is_destination = ${isDestination}, display_order = ${behind}, version = version + 1
    where code = ${code}`.execute(db)
  await sql`update countries set display_order = place.n
    from unnest(${codes}::text[]) with ordinality as place (code, n) where countries.code = place.code`.execute(
    db,
  )
  await db.deleteFrom('destination_ports').where('country_code', '=', code).execute()
  await sql`insert into destination_ports (country_code, port_id, position)
    select ${code}, id, n - 1 from unnest(${portIds}::integer[]) with ordinality as port (id, n)`.execute(
    db,
  )
}

export async function areAllPorts(db: Database, ids: number[]): Promise<boolean> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from ports where id = any(${ids}::integer[])`.execute(db)
  return rows[0]?.n === ids.length
}
