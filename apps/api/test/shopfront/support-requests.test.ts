import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import type { BandariClient, SupportRequest } from '@bandari/sdk'
import { createWorld, type World } from '../helpers/world.ts'
import { versionOf } from '../helpers/version-of.ts'

let world: World
let support: BandariClient
let other: BandariClient
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
  support = await world.as('desk')
  other = await world.as('support')
})
beforeEach(async () => {
  await world.db.deleteFrom('requests').execute()
})
afterAll(() => world.close())

async function ask(text: string, userName = 'Amina Otieno'): Promise<void> {
  const visitor = await world.as(null)
  const body = {
    userName,
    userEmail: 'amina@example.com',
    contactNumber: '+254700000001',
    userRequest: text,
  }
  const { response } = await visitor.POST('/requests/parts/', { body })
  expect(response.status).toBe(201)
}

async function inbox(filter: Record<string, unknown> = {}, client = support) {
  const query = { filter: JSON.stringify(filter) }
  const { data, response } = await client.GET('/support/requests', { params: { query } })
  return { rows: data ?? [], range: response.headers.get('content-range'), status: response.status }
}

async function only(): Promise<SupportRequest> {
  const { rows } = await inbox()
  expect(rows).toHaveLength(1)
  return rows[0] as SupportRequest
}

const update = async (client: BandariClient, id: number, body: Record<string, unknown>) => {
  const version = await versionOf(world, 'requests', id)
  return client.PUT('/support/requests/{id}', {
    params: { path: { id } },
    body: { version, ...body } as never,
  })
}

describe('listSupportRequests', () => {
  it.each(['buyer', 'vendor', 'finance', 'content'] as const)('is not for %s', async (role) => {
    expect(await inbox({}, await world.as(role))).toMatchObject({ status: 403 })
  })

  it('shows a request with the moment it is due', async () => {
    await ask('A left headlamp for a 2014 Nissan Note.')
    const request = await only()
    const hours = (Date.parse(request.due_at) - Date.parse(request.created_at)) / 3_600_000
    expect(hours).toBe(12)
    expect(request).toMatchObject({ state: 'new', version: 1, notes: [], answered_at: null })
  })

  it('finds by words, by reference and by what is overdue', async () => {
    await ask('A left headlamp')
    const { reference, id } = await only()
    await ask('A gearbox', 'Brian Banda')
    expect((await inbox({ q: 'GEARBOX' })).rows.map(({ name }) => name)).toEqual(['Brian Banda'])
    expect((await inbox({ q: reference.toLowerCase() })).rows.map((row) => row.id)).toEqual([id])
    expect((await inbox({ is_overdue: true })).range).toBe('requests */0')
    world.clock.advance({ hours: 13 })
    expect((await inbox({ is_overdue: true })).range).toBe('requests 0-1/2')
    await world.db.deleteFrom('requests').execute()
  })

  it.each([
    [{ colour: 'red' }, 'Unknown filter: colour.'],
    [{ is_overdue: 'yes' }, 'is_overdue cannot be compared with that value.'],
  ])('refuses %j', async (filter, detail) => {
    const query = { filter: JSON.stringify(filter) }
    const { error } = await support.GET('/support/requests', { params: { query } })
    expect(error).toEqual({ detail })
  })
})

describe('updateSupportRequest', () => {
  it('is answered with a note, which stops the clock and is audited', async () => {
    await ask('A left headlamp')
    const { id, version } = await only()
    const { data } = await update(support, id, {
      version,
      state: 'answered',
      note: 'Sent an offer.',
    })
    expect(data).toMatchObject({
      state: 'answered',
      version: 2,
      notes: [{ by: 'Mary Phiri', text: 'Sent an offer.' }],
      answered_at: expect.any(String),
    })
    const audit = await world.db
      .selectFrom('audit')
      .select(['action', 'before', 'after', 'reason'])
      .where('subject_id', '=', String(id))
      .where('kind', '=', 'change')
      .where('subject', '=', 'request')
      .executeTakeFirstOrThrow()
    expect(audit).toEqual({
      action: 'update-request',
      before: { state: 'new' },
      after: { state: 'answered' },
      reason: 'Sent an offer.',
    })
  })

  it('keeps the moment of the first answer, and begins anew when it is new again', async () => {
    await ask('A left headlamp')
    const { id } = await only()
    const first = await update(support, id, { state: 'answered' })
    world.clock.advance({ hours: 1 })
    const closed = await update(support, id, { state: 'closed' })
    expect(closed.data?.answered_at).toBe(first.data?.answered_at)
    const again = await update(support, id, { state: 'new' })
    expect(again.data?.answered_at).toBeNull()
  })

  it('tells the second of two who was quicker, and loses nothing', async () => {
    await ask('A left headlamp')
    const { id, version } = await only()
    await update(support, id, { version, note: 'Called, no answer.' })
    const { error, response } = await update(other, id, { version, state: 'closed' })
    expect(response.status).toBe(409)
    expect(error).toEqual({
      detail: 'Mary Phiri has changed this meanwhile. Load it again to see how it is now.',
    })
    expect(await only()).toMatchObject({ state: 'new', version: 2 })
  })

  it('changes nothing when there is nothing to change', async () => {
    await ask('A left headlamp')
    const { id, version } = await only()
    const { data } = await update(support, id, { version, state: 'new' })
    expect(data?.version).toBe(version)
  })

  it('knows no request that is not there', async () => {
    const { response } = await update(support, 999_999, { state: 'closed' })
    expect(response.status).toBe(404)
  })
})

describe('listAudit', () => {
  it('is not for the desk', async () => {
    const { response } = await support.GET('/support/audit')
    expect(response.status).toBe(403)
  })

  it('is found by who, by what and by why', async () => {
    await ask('A left headlamp')
    const { id } = await only()
    await update(support, id, { state: 'closed', note: 'Bought elsewhere in Ndola.' })
    const found = async (filter: Record<string, unknown>) => {
      const query = { filter: JSON.stringify(filter) }
      const { data } = await other.GET('/support/audit', { params: { query } })
      return data?.map((entry) => entry.subject_id)
    }
    expect(await found({ q: 'ndola' })).toEqual([String(id)])
    const query = { filter: JSON.stringify({ subject_id: String(id), subject: 'request' }) }
    const { data } = await other.GET('/support/audit', { params: { query } })
    expect(data?.[0]).toMatchObject({ subject_name: `P-${id}`, after: '{"state": "closed"}' })
    expect(await found({ subject: 'request', subject_id: String(id) })).toEqual([String(id)])
    expect(await found({ q: 'Mary Phiri', subject_id: String(id) })).toEqual([String(id)])
    expect(await found({ actor_email: 'SUPPORT@example.com', subject_id: String(id) })).toEqual([])
  })

  it.each([
    ['changed', `update audit set reason = 'x'`],
    ['deleted', 'delete from audit'],
    ['emptied', 'truncate audit'],
  ])('cannot be %s, whoever asks the database', async (_, statement) => {
    await expect(sql.raw(statement).execute(world.db)).rejects.toThrow('append-only')
  })
})

describe('getSupportOverview', () => {
  it.each(['buyer', 'vendor'] as const)('is not for %s', async (role) => {
    const { response } = await (await world.as(role)).GET('/support/overview')
    expect(response.status).toBe(403)
  })

  it('counts what waits and since when', async () => {
    await ask('A left headlamp')
    const since = (await only()).created_at
    await ask('A gearbox')
    const { data } = await support.GET('/support/overview')
    const queue = (what: string) => data?.waiting.find((each) => each.what === what)
    expect(queue('requests')).toEqual({ what: 'requests', count: 2, oldest_at: since })
    // The demo's applicant.
    expect(queue('vendor-applications')).toMatchObject({ count: 1 })
    expect(queue('orders-to-be-paid')).toEqual({
      what: 'orders-to-be-paid',
      count: 0,
      oldest_at: null,
    })
  })

  it('shows thirty days, those without an order too', async () => {
    const { data } = await support.GET('/support/overview')
    expect(data?.days).toHaveLength(30)
    expect(data?.days.at(-1)?.day).toBe(world.clock.now().toISOString().slice(0, 10))
    expect(data?.days.at(-1)).toMatchObject({ placed: 0, paid: 0, turnover: '0.00' })
  })

  it('counts every listing once', async () => {
    const { data } = await support.GET('/support/overview')
    const { n } = await world.db
      .selectFrom('products')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where('class', '<>', 'other')
      .executeTakeFirstOrThrow()
    const total = data?.stock.reduce((sum, { count }) => sum + count, 0)
    expect(total).toBe(n)
  })

  it('counts as the list of listings does', async () => {
    const change = (
      values: { quantity?: number; taken_down?: boolean; status?: 'draft' },
      id: number,
    ) => world.db.updateTable('products').set(values).where('id', '=', id).execute()
    const [soldOut, hidden, draft] = await world.db
      .selectFrom('products')
      .select('id')
      .where('listed', '=', true)
      .where('reserved', '=', 0)
      .orderBy('id')
      .limit(3)
      .execute()
    await change({ quantity: 0 }, Number(soldOut?.id))
    await change({ taken_down: true, quantity: 0 }, Number(hidden?.id))
    await change({ status: 'draft' }, Number(draft?.id))
    // Kept for a minute.
    world.clock.advance({ minutes: 2 })
    const { data } = await (await world.as('desk')).GET('/support/overview')
    const counted = data?.stock.filter(({ state }) => state !== 'live') ?? []
    const states = counted.map(({ market, state }) => `${market} ${state}`)
    expect(states).toEqual(
      expect.arrayContaining(['export sold-out', 'export hidden', 'export draft']),
    )
    for (const { market, state, count } of counted) {
      const query = { filter: JSON.stringify({ market, state }) }
      const { response } = await support.GET('/support/listings', { params: { query } })
      expect(response.headers.get('content-range')?.split('/')[1], state).toBe(String(count))
    }
  })
})
