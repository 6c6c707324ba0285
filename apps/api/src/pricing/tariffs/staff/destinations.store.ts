import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { containsPattern } from '../../../platform/lists/list-sql.store.ts'
import { resource } from '../../../platform/lists/resource.store.ts'

export interface DestinationRow {
  code: string
  name: string
  is_destination: boolean
  /** From 1; null for a country that is not a destination. */
  place: number | null
  ports: { id: number; name: string }[]
  version: number
}

/** All countries; those that we ship to have a place. */
export const destinations = resource({
  name: 'destinations',
  from: sql`(
      select countries.*, case when is_destination then (row_number() over (
        partition by is_destination order by display_order, name))::integer end as place
      from countries
    ) as countries`,
  select: sql<DestinationRow>`code::text as code, name, is_destination, place, version,
    coalesce((select json_agg(json_build_object('id', ports.id, 'name', ports.name) order by position)
      from destination_ports join ports on ports.id = port_id where country_code = code), '[]') as ports`,
  fields: {
    id: { ref: sql`code::text`, type: 'text' },
    name: { ref: sql.ref('name'), type: 'text' },
    is_destination: { ref: sql.ref('is_destination'), type: 'boolean' },
    position: { ref: sql`coalesce(place, 10000)`, type: 'number' },
  },
  sort: { field: 'position', descending: false },
  tieBreaker: sql.ref('name'),
  search: (q) => sql`(name ilike ${containsPattern(q)} or code = upper(${q}))`,
})

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
