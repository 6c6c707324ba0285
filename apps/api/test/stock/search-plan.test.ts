import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { createWorld, type World } from '../helpers/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
})
afterAll(() => world.close())

it('is told how to plan by each connection, not by how the server happens to be set up', async () => {
  const { rows } = await sql`
    select name, setting from pg_settings
    where name in ('jit', 'plan_cache_mode') and source = 'client' order by name`.execute(world.db)
  expect(rows).toEqual([
    { name: 'jit', setting: 'off' },
    { name: 'plan_cache_mode', setting: 'force_generic_plan' },
  ])
})
