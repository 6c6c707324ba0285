import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { listJobs } from '../../src/jobs.ts'
import { type Jobs, startJobs } from '../../src/platform/jobs/run-jobs.ts'
import { lockTree } from '../../src/stock/fitment/tree.store.ts'
import { openWebhookSender } from '../../src/webhooks/deliveries/sender.ts'
import { createWorld, type World } from '../helpers/world.ts'

let world: World
let jobs: Jobs

beforeAll(async () => {
  world = await createWorld(inject('postgres'))
  const { connection, context } = world
  const mails = { drain: world.deliverMails, deliverAgain: async () => {}, close: async () => {} }
  jobs = startJobs({ connection, context, jobs: listJobs(mails, openWebhookSender()) })
})
afterAll(async () => {
  await jobs.stop()
  await world.close()
})

async function waiting(): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select (select count(*) from product_count_deltas)::integer as n`.execute(world.db)
  return rows[0]?.n ?? 0
}

test('what changes is folded into the counts by whoever leads', {
  tags: 'nightly',
  timeout: 240_000,
}, async () => {
  await sql`update products set status = 'draft' where id in
    (select id from products where listed order by id limit 3)`.execute(world.db)
  expect(await waiting()).toBeGreaterThan(0)
  await vi.waitFor(async () => expect(await waiting()).toBe(0), { timeout: 120_000 })
})

test('a list of vehicles can be imported meanwhile', { timeout: 10_000 }, async () => {
  await world.db.transaction().execute((tx) => lockTree(tx))
})
