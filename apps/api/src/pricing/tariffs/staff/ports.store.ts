import { sql } from 'kysely'
import type { BodyGroup } from '../tables.ts'
import type { Database } from '../../../platform/db/database.ts'
import { containsPattern } from '../../../platform/lists/list-sql.store.ts'
import { resource } from '../../../platform/lists/resource.store.ts'

export interface PortRow {
  id: number
  name: string
  slug: string
  version: number
  options: { group: BodyGroup; code: string }[]
  countries: string[]
  is_used: boolean
}

export const ports = resource({
  name: 'ports',
  from: sql`ports`,
  select: sql<PortRow>`ports.id, name, slug, version,
    coalesce((select json_agg(json_build_object('group', body_group, 'code', code) order by id)
      from shipping_options where port_id = ports.id), '[]') as options,
    array(select country_code::text from destination_ports where port_id = ports.id order by 1) as countries,
    exists (select from destination_ports where port_id = ports.id)
      or exists (select from shipping_tariffs where port_id = ports.id)
      or exists (select from shipping_options join basket_lines on shipping_option_id = shipping_options.id
        where port_id = ports.id)
      or exists (select from shipping_options join order_lines on shipping_option_id = shipping_options.id
        where port_id = ports.id) as is_used`,
  fields: {
    id: { ref: sql.ref('ports.id'), type: 'number' },
    name: { ref: sql.ref('name'), type: 'text' },
    slug: { ref: sql.ref('slug'), type: 'text' },
  },
  sort: { field: 'name', descending: false },
  search(q) {
    const text = containsPattern(q)
    return sql`(name ilike ${text} or slug ilike ${text})`
  },
})

/** Names and slugs are unique: one write at a time. */
export async function lockPorts(db: Database): Promise<void> {
  await sql`lock table ports in share row exclusive mode`.execute(db)
}

export async function isPortNameTaken(
  db: Database,
  { name, slug, besides = 0 }: { name: string; slug?: string; besides?: number },
): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`select exists (
    select from ports where id <> ${besides} and (lower(name) = lower(${name}) or slug = ${slug ?? ''})
  ) as taken`.execute(db)
  return rows[0]?.taken ?? false
}

const bodyGroups: readonly BodyGroup[] = ['sedan', 'suv', 'other']

/** Adds the port with the shipping options that lines and orders there refer to. */
export async function insertPort(
  db: Database,
  { name, slug }: { name: string; slug: string },
): Promise<number> {
  const { id } = await db
    .insertInto('ports')
    .values({ name, slug })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('shipping_options')
    .values(
      bodyGroups.map((body_group) => ({ port_id: id, body_group, code: `${slug}-${body_group}` })),
    )
    .execute()
  return id
}

export async function renamePort(
  db: Database,
  { id, name }: { id: number; name: string },
): Promise<void> {
  await db
    .updateTable('ports')
    .set((row) => ({ name, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

export async function deletePortRow(db: Database, id: number): Promise<void> {
  await db.deleteFrom('shipping_options').where('port_id', '=', id).execute()
  await db.deleteFrom('ports').where('id', '=', id).execute()
}

/** For the audit. */
export const portName = sql<string>`select name from ports where ports.id = subject_id::bigint`
