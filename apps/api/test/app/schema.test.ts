import { existsSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import type { Client } from 'pg'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { openClient } from '../../src/platform/db/client.ts'
import { migrate } from '../../src/platform/db/migrate.ts'
import { type Catalog, readCatalog } from '../../scripts/schema-catalog.store.ts'
import { modules } from '../../scripts/schema.data.ts'
import { schemaGaps, schemaPage, storedPage } from '../../scripts/schema.ts'
import { createDatabase, dropDatabase } from '../helpers/world.ts'

/** `schema.sql` is what the migrations make of an empty database. */

const { connection } = inject('postgres')
const migrated = { ...connection, database: `migrated_${randomBytes(6).toString('hex')}` }
const built = { ...connection, database: `built_${randomBytes(6).toString('hex')}` }
const open: Client[] = []
let catalog: Catalog

async function connect(config: typeof migrated): Promise<Client> {
  const client = await openClient(config)
  open.push(client)
  return client
}

beforeAll(async () => {
  for (const { database } of [migrated, built]) await createDatabase(connection, database)
  await migrate(migrated)
  catalog = await readCatalog(await connect(migrated))
})
afterAll(async () => {
  await Promise.all(open.map((client) => client.end()))
  for (const config of [migrated, built]) await dropDatabase(config)
})

it('has a comment for each table and function, and none for another', () => {
  expect(catalog.tables.length).toBeGreaterThan(100)
  expect(schemaGaps(catalog)).toEqual([])
  const folders = modules.map(({ name }) => new URL(`../../src/${name}/`, import.meta.url))
  expect(folders.filter((folder) => !existsSync(folder))).toEqual([])
})

it('names a table that nobody has described, and what is described and is not there', () => {
  const [table] = catalog.tables
  const renamed = { ...catalog, tables: [{ ...table!, name: 'forgotten' }] }
  const gaps = schemaGaps(renamed)
  expect(gaps).toContain('table forgotten: no comment')
  expect(gaps).toContain('table accounts: is not there')
})

it('stands in apps/api/schema.sql as it is (pnpm schema)', async () => {
  expect(schemaPage(catalog) === (await storedPage())).toBe(true)
})

it('builds a database equal to a migrated one', async () => {
  const client = await connect(built)
  await client.query(await storedPage())
  const other = await readCatalog(client)
  expect(other).toEqual(catalog)
  expect(schemaPage(other)).toBe(schemaPage(catalog))
})

it('refuses to leave out what it cannot write', async () => {
  const client = await connect(migrated)
  await client.query('begin; create view newest as select from accounts')
  await expect(readCatalog(client)).rejects.toThrow('the relation newest')
  await client.query('rollback')
})
