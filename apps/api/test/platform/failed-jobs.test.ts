import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { people, type Role } from '../../seeds/people.data.ts'
import { enqueueMail } from '../../src/platform/mail/outbox.store.ts'
import { openPostOffice, type PostOffice } from '../helpers/post-office.ts'
import { createWorld, type World } from '../helpers/world.ts'

let world: World
let office: PostOffice

beforeAll(async () => {
  office = await openPostOffice()
  world = await createWorld({
    ...inject('postgres'),
    environment: { SMTP_URL: office.url },
    stream: { write: () => undefined },
  })
})
beforeEach(async () => {
  await world.db.deleteFrom('outbox').execute()
  office.received.length = 0
  office.refuseWith(null)
})
afterAll(async () => {
  await world.close()
  await office.close()
})

async function listed(as: Role = 'desk') {
  const client = await world.as(as)
  const { data = [] } = await client.GET('/support/jobs')
  return data
}

async function retry(id: number, as: Role | null = 'desk') {
  const client = await world.as(as)
  return client.POST('/support/jobs/{id}/retry', { params: { path: { id } } })
}

/** A mail whose last attempt the post office refuses. */
async function giveUpMail() {
  const to = 'grace@example.com'
  await enqueueMail(world.db, { to, subject: 'Your order', text: 't', html: 'h' })
  await world.db.updateTable('outbox').set({ attempts: 15 }).execute()
  office.refuseWith(451)
  await world.deliverMails()
  const [job] = await listed()
  if (!job) throw new Error('nothing is listed')
  return job
}

describe('failed jobs', () => {
  it.each([
    [null, 401],
    ['buyer', 403],
    ['vendor', 403],
    ['content', 403],
  ] as const)('are none of the business of %s', async (role, status) => {
    const client = await world.as(role)
    expect((await client.GET('/support/jobs')).response.status).toBe(status)
    const one = { params: { path: { id: 1 } } }
    expect((await client.GET('/support/jobs/{id}', one)).response.status).toBe(status)
    expect((await retry(1, role)).response.status).toBe(status)
  })

  it('are none at first', async () => {
    expect(await listed()).toEqual([])
    expect((await retry(2_147_483_647)).response.status).toBe(404)
  })

  it('say what failed, when and why; tried again by staff, one that goes well is gone', async () => {
    const job = await giveUpMail()
    expect(job).toMatchObject({ job: 'deliver-mail-again', state: 'failed', next_try_at: null })
    expect(job.error).toContain('No room at the moment')
    expect(Date.now() - Date.parse(job.failed_at)).toBeLessThan(60_000)

    expect((await retry(job.id)).data).toMatchObject({ state: 'retrying', tries: 0 })
    await world.runJobs()
    const [again] = await listed('finance')
    expect(again).toMatchObject({ id: job.id, state: 'retrying', tries: 1 })
    expect(Date.parse(again?.next_try_at ?? '')).toBeGreaterThan(Date.now())

    office.refuseWith(null)
    expect((await retry(job.id)).response.status).toBe(200)
    await world.runJobs()
    expect(await listed()).toEqual([])
    expect(office.received.map(({ to }) => to)).toEqual([['grace@example.com']])
    expect((await retry(job.id)).response.status).toBe(404)
  })

  it('tell the audit who tried them again', async () => {
    const { id } = await giveUpMail()
    await retry(id)
    const client = await world.as('finance')
    const filter = JSON.stringify({ subject: 'job', subject_id: String(id) })
    const { data = [] } = await client.GET('/support/audit', { params: { query: { filter } } })
    expect(data).toMatchObject([
      { action: 'retry-job', actor_email: people.desk.email, reason: null },
    ])
    expect(JSON.parse(data[0]?.before ?? '')).toMatchObject({ job: 'deliver-mail-again' })
  })
})
