import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { PersonalTable } from '../../src/people/privacy/personal-table.store.ts'
import { personalData } from '../../src/personal-data.ts'
import { createWorld, type World } from '../helpers/world.ts'

/**
 * The copy and the deletion know every place where the database keeps something about a person. Whoever adds a table or a
 * column that this test names says in their module's `personal-data.store.ts` what becomes of it.
 */

let world: World
let columns: Column[]
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
  columns = await listColumns()
})
afterAll(() => world.close())

const tables = personalData.flatMap((module) => module.tables)
const mentions = Object.assign({}, ...personalData.map((module) => module.mentions)) as Record<
  string,
  string
>

interface Column {
  table: string
  name: string
  type: string
}

async function listColumns(): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select table_name as table, column_name as name, data_type as type
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'migrations'`.execute(
    world.db,
  )
  return rows
}

/** `table.column` of every foreign key to one of these tables. */
async function referencesTo(parents: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ reference: string }>`
    select conrelid::regclass || '.' || attname as reference
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid::regclass::text = any(${parents}::text[]) order by 1`.execute(
    world.db,
  )
  return rows.map(({ reference }) => reference)
}

const tied = new Set(
  tables.flatMap(({ table, ownedBy }) => ownedBy.map(({ column }) => `${table}.${column}`)),
)

const isKnown = (reference: string) => tied.has(reference) || reference in mentions

const personal =
  /mail|phone|mobile|recipient|contact|address|(^|_)(first_|last_|user_?|full_)?name$|(^|_)ip(_|$)|agent_string|user_agent|device|note|issued_to/

/** Words that look personal and are none: names of things, and texts of the shop. */
const impersonal = new Set([
  'articles',
  'article_texts',
  'categories',
  'countries',
  'makes',
  'models',
  'variants',
  'ports',
  'partner_items',
  'reference_data',
  'local_counts',
])

describe('what is known about people', () => {
  it.each([['accounts'], ['agents']])('every reference to %s', async (parent) => {
    const unknown = (await referencesTo([parent])).filter((reference) => !isKnown(reference))
    expect(unknown).toEqual([])
  })

  it('and a table that a later migration adds, until somebody says what becomes of it', async () => {
    await sql`create table gadgets (owner_id bigint references accounts)`.execute(world.db)
    const unknown = (await referencesTo(['accounts'])).filter((reference) => !isKnown(reference))
    await sql`drop table gadgets`.execute(world.db)
    expect(unknown).toEqual(['gadgets.owner_id'])
  })

  it('every column that is called like something personal', () => {
    const known = new Set<string>(tables.map(({ table }) => table))
    const unknown = columns
      .filter(
        ({ table, name }) => personal.test(name) && !known.has(table) && !impersonal.has(table),
      )
      .map(({ table, name }) => `${table}.${name}`)
      .filter((column) => !(column in mentions))
    expect(unknown).toEqual([])
  })

  it('names nothing that is not there', () => {
    const there = new Set(columns.map(({ table, name }) => `${table}.${name}`))
    const named = tables.flatMap(({ table, ownedBy, withheld = {}, onDeletion }) => [
      ...ownedBy.map(({ column }) => `${table}.${column}`),
      ...Object.keys(withheld).map((column) => `${table}.${column}`),
      ...replacedBy(onDeletion).map((column) => `${table}.${column}`),
    ])
    expect([...named, ...Object.keys(mentions)].filter((column) => !there.has(column))).toEqual([])
  })
})

describe('the copy', () => {
  it('holds no secret', () => {
    const shown = tables.flatMap(({ table, withheld = {} }) =>
      columns.filter((column) => column.table === table && !(column.name in withheld)),
    )
    const secrets = shown.filter(
      ({ name, type }) =>
        type === 'bytea' || /password|secret|token|(^|_)hash$|private_key/.test(name),
    )
    expect(secrets.map(({ table, name }) => `${table}.${name}`)).toEqual([
      'order_lines.media_hash',
      'feeds.hash',
      'picture_sources.hash',
      'media.hash',
    ])
  })
})

describe('the deletion', () => {
  it('deletes, replaces or gives a reason for every personal column', () => {
    const forgotten = tables.flatMap(({ table, onDeletion }) => {
      if (onDeletion === 'deleted' || onDeletion.keeps?.['*'] !== undefined) return []
      const known = [...replacedBy(onDeletion), ...Object.keys(onDeletion.keeps ?? {})]
      return columns
        .filter((column) => column.table === table && personal.test(column.name))
        .filter(({ name }) => !known.includes(name))
        .map(({ name }) => `${table}.${name}`)
    })
    expect(forgotten).toEqual([])
  })
})

function replacedBy(onDeletion: PersonalTable['onDeletion']): string[] {
  if (onDeletion === 'deleted') return []
  return Object.keys(onDeletion.replaces?.({ id: 1, email: 'a@b.example' }) ?? {})
}
