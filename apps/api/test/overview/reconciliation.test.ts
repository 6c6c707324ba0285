import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { reconcile } from '../../src/overview/reconciliation/reconcile.ts'
import { createWorld, type World } from '../helpers/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
})
afterAll(() => world.close())

/** As a hand on the disk would, past the triggers. */
const tamper = (statement: string) =>
  world.db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql.raw(statement).execute(tx)
  })

it('reads the ledgers back night by night, and fails where money reads otherwise', async () => {
  await tamper(`insert into commission_entries (agent_id, kind, amount, at)
    select id, 'adjust', 1234, now() - interval '1 day' from agents order by id limit 1`)
  await reconcile(world)
  await reconcile(world)
  await tamper(`update commission_entries set amount = amount + 1
    where id = (select max(id) from commission_entries where at < now() - interval '1 hour')`)
  await expect(reconcile(world)).rejects.toThrow(/^commission_entries up to entry/)
})
