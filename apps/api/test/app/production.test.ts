import { type ClientConfig } from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { removeWorld } from '../../seeds/remove-world.ts'
import { systemClock } from '../../src/core/clock.ts'
import { readSettings } from '../../src/settings.ts'
import { createAdministrator } from '../../src/people/staff/create-administrator.ts'
import { type Database, openDatabase } from '../../src/platform/db/database.ts'
import { copyTemplate, dropDatabase } from '../helpers/world.ts'

/** A shop that was tried with the demo world and is now to sell; `production.deep.test.ts` types the commands. */

let config: ClientConfig & { database: string }
let db: Database
beforeAll(async () => {
  config = await copyTemplate(inject('postgres').connection)
  db = openDatabase({ ...config, max: 2 })
})
afterAll(async () => {
  await db.destroy()
  await dropDatabase(config)
})

test('of the demo world nothing is left that sells or signs in', async () => {
  expect(await removeWorld(db, new Date())).toMatchObject({ listings: 2000 })
  for (const table of ['products', 'sessions'] as const)
    expect(await db.selectFrom(table).select('id').execute()).toEqual([])
  const open = db
    .selectFrom('accounts')
    .select('email')
    .where(({ eb, or }) =>
      or([
        eb('is_active', '=', true),
        eb('staff_role', 'is not', null),
        eb('password_hash', 'is not', null),
      ]),
    )
  expect(await open.execute()).toEqual([])
  expect(await removeWorld(db, new Date())).toBeNull()
})

test('an account that exists is made an administrator only when the operator says so', async () => {
  const person = { first_name: 'B', last_name: 'C', password_hash: 'x' }
  await db
    .insertInto('accounts')
    .values([
      { ...person, email: 'buyer@shop.test', is_active: true },
      { ...person, email: 'asleep@shop.test', is_active: false },
    ])
    .execute()
  const settings = readSettings({ DEMO: 'false' })
  const make = async (email: string, promote: boolean) => {
    const wanted = { email, first_name: 'B', last_name: 'C', promote }
    return (await createAdministrator({ db, clock: systemClock, settings }, wanted)).result
  }
  expect(await make('owner@shop.test', false)).toBe('create')
  expect(await make('BUYER@shop.test', false)).toBe('has-account')
  expect(await make('buyer@shop.test', true)).toBe('promote')
  expect(await make('asleep@shop.test', true)).toBe('not-activated')
  const administrators = db
    .selectFrom('accounts')
    .select('email')
    .where('staff_role', '=', 'admin')
    .orderBy('email')
  expect(await administrators.execute()).toEqual([
    { email: 'buyer@shop.test' },
    { email: 'owner@shop.test' },
  ])
})
