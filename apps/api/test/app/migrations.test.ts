import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { applyMigration } from '../../src/platform/db/apply-migration.ts'
import { createDatabase, dropDatabase } from '../helpers/world.ts'

/** How a migration meets a shop that goes on. */

const config = { ...inject('postgres').connection, database: `migrations_${process.pid}` }
const open: Client[] = []

async function connect(): Promise<Client> {
  const client = new Client(config)
  await client.connect()
  open.push(client)
  return client
}

beforeAll(async () => {
  await createDatabase(inject('postgres').connection, config.database)
  const client = await connect()
  await client.query('create table migrations (name text primary key); create table busy (id int)')
})
afterAll(async () => {
  await Promise.all(open.map((client) => client.end()))
  await dropDatabase(config)
})

const names = async (client: Client) =>
  (await client.query<{ name: string }>('select name from migrations order by name')).rows.map(
    ({ name }) => name,
  )

it('gives a table’s lock back while somebody uses it, and comes again', async () => {
  const [user, others, shop] = await Promise.all([connect(), connect(), connect()])
  await user.query('begin; select from busy')
  const text = 'alter table busy add column note text'
  const applied = applyMigration(
    shop,
    { name: '1', text },
    { lockTimeout: '200ms', tries: 60, rest: 100 },
  )
  await sleep(100)
  // Queued behind the migration, it reads as soon as that gives up.
  const asked = performance.now()
  await others.query('select from busy')
  expect(performance.now() - asked).toBeLessThan(10_000)
  expect(await names(others)).toEqual([])
  await user.query('commit')
  await applied
  expect(await names(others)).toEqual(['1'])
})

it('leaves nothing of one that fails, and stops when nobody lets go', async () => {
  const [user, shop] = await Promise.all([connect(), connect()])
  const broken = { name: '2', text: 'create table half (id int); select 1 / 0' }
  await expect(applyMigration(shop, broken)).rejects.toThrow('Migration 2 failed')
  expect((await shop.query(`select to_regclass('half') as half`)).rows).toEqual([{ half: null }])
  await user.query('begin; lock table busy')
  const text = 'alter table busy add column other text'
  const impatient = { lockTimeout: '50ms', tries: 2, rest: 10 }
  await expect(applyMigration(shop, { name: '3', text }, impatient)).rejects.toThrow('failed')
  await user.query('rollback')
  expect(await names(shop)).toEqual(['1'])
})

it('runs steps one by one, each outside of a transaction', async () => {
  const shop = await connect()
  const text = `-- in steps: an index on a table that is in use
drop index concurrently if exists busy_id;
-- next step
create index concurrently busy_id on busy (id);`
  await applyMigration(shop, { name: '4', text })
  expect(await names(shop)).toEqual(['1', '4'])
  const { rows } = await shop.query(
    `select indisvalid from pg_index where indexrelid = 'busy_id'::regclass`,
  )
  expect(rows).toEqual([{ indisvalid: true }])
})
