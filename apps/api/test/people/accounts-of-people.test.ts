import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { BandariClient } from '@bandari/sdk'
import { people, type Role } from '../../seeds/people.data.ts'
import { insertSession } from '../../src/people/accounts/sessions/session.store.ts'
import { linkTo, mailsTo } from '../helpers/mails.ts'
import { follow } from '../helpers/newcomer.ts'
import { addToBasket, newBuyer, order, stockProduct } from '../helpers/steps.ts'
import { createWorld, type World } from '../helpers/world.ts'
import { versionOf } from '../helpers/version-of.ts'

let world: World
let support: BandariClient
let admin: BandariClient
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
  support = await world.as('desk')
  admin = await world.as('support')
})
afterAll(() => world.close())

const idsOf = async (email: string) => {
  const rows = await world.db
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', email)
    .execute()
  return rows.map(({ id }) => id)
}

const idOf = async (role: Role) => {
  const { id } = await world.db
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', people[role].email)
    .executeTakeFirstOrThrow()
  return id
}

const auditOf = async (subject: string, id: number) => {
  const rows = await world.db
    .selectFrom('audit')
    .select(['action', 'before', 'after', 'reason'])
    .where('kind', '=', 'change')
    .where('subject', '=', subject)
    .where('subject_id', '=', String(id))
    .orderBy('id')
    .execute()
  return rows
}

const users = async (filter: Record<string, unknown>, client = support) => {
  const query = { filter: JSON.stringify(filter) }
  const { data } = await client.GET('/support/users', { params: { query } })
  return data?.map(({ email }) => email)
}

const change = async (id: number, body: Record<string, unknown>, client = support) => {
  const version = await versionOf(world, 'accounts', id)
  return client.PUT('/support/users/{id}', {
    params: { path: { id } },
    body: { version, ...body } as never,
  })
}

describe('listSupportUsers', () => {
  it.each(['buyer', 'vendor', 'finance', 'content'] as const)('is not for %s', async (role) => {
    const { response } = await (await world.as(role)).GET('/support/users')
    expect(response.status).toBe(403)
  })

  it('finds by e-mail, name, id, role and state', async () => {
    const { id, email } = await newBuyer(world)
    expect(await users({ email: email.toUpperCase() })).toEqual([email])
    expect(await users({ q: email.slice(0, -3) })).toEqual([email])
    expect(await users({ q: String(id) })).toContain(email)
    expect(await users({ q: 'phiri MARY' })).toEqual([people.desk.email])
    expect(await users({ staff_role: ['finance', 'content'] })).toHaveLength(2)
    expect(await users({ is_staff: true, q: 'example.com' })).toHaveLength(4)
    expect(await users({ agent_code: 'JOYK2026' })).toEqual([people.supporter.email])
    expect(await users({ id: [id], is_active: false })).toEqual([])
  })

  it('shows how many orders, and where somebody is signed in, but nothing that proves who they are', async () => {
    const buyer = await newBuyer(world)
    await addToBasket(world, buyer, await stockProduct(world))
    await order(buyer)
    const { data } = await support.GET('/support/users/{id}', {
      params: { path: { id: buyer.id } },
    })
    expect(data).toMatchObject({ orders_count: 1, sign_ins: [{ since: expect.any(String) }] })
    expect(JSON.stringify(data)).not.toMatch(/hash|token|password/)
  })

  it('shows what was done to an account, whatever the audit kept of it', async () => {
    const { id, email } = await newBuyer(world)
    // Entries of earlier versions hold the JSON value null.
    await sql`insert into audit (actor_id, action, subject, subject_id, before, after)
      values (${id}, 'change-email', 'account', ${String(id)}, 'null', 'null'),
        (${id}, 'change-listings', 'account', ${String(id)}, null, '{"found": 3, "changed": 1}'),
        (${id}, 'change-staff-role', 'account', ${String(id)}, '{"staff_role": null}', '{"staff_role": "desk"}')`.execute(
      world.db,
    )
    const query = { filter: JSON.stringify({ email }) }
    const { data } = await support.GET('/support/users', { params: { query } })
    expect(data?.[0]?.history).toMatchObject([
      { action: 'change-staff-role', from: null, to: 'desk' },
      { action: 'change-listings', from: null, to: null },
      { action: 'change-email', from: null, to: null },
    ])
  })
})

describe('updateSupportUser', () => {
  it('deactivates: every sign-in is over at once, and no link opens the account again', async () => {
    const buyer = await newBuyer(world)
    const { error } = await change(buyer.id, { is_active: false })
    expect(error).toEqual({ reason: ['This field is required.'] })
    const { data } = await change(buyer.id, { is_active: false, reason: 'Asked by telephone.' })
    expect(data).toMatchObject({ is_active: false, sign_ins: [] })
    const { response } = await buyer.client.GET('/profile/')
    expect(response.status).toBe(401)
    await change(buyer.id, { is_active: true, reason: 'Asked again.' })
    expect((await buyer.client.GET('/profile/')).response.status).toBe(401)
    expect((await auditOf('account', buyer.id)).map(({ action }) => action)).toEqual([
      'deactivate-account',
      'activate-account',
    ])
  })

  it('neither a link of before nor a new one opens it again', async () => {
    const visitor = await world.as(null)
    const email = 'sleeper@shop.example'
    await visitor.POST('/register/', {
      body: {
        first_name: 'Grace',
        last_name: 'Sleeper',
        email,
        confirm_email: email,
        password: 'Harbour-2026!x',
        country: 'KE',
      },
    })
    const path = await linkTo(world, email)
    const [id = 0] = await idsOf(email)
    await change(id, { is_active: true, reason: 'Known in person.' })
    await change(id, { is_active: false, reason: 'Not known after all.' })
    const { response } = await follow(world, path)
    expect(response.status).toBe(411)
    await visitor.POST('/resend-activation-link/', { body: { email } })
    expect(await mailsTo(world, email)).toHaveLength(1)
    const { error } = await visitor.POST('/auth/login/', {
      body: { username: email, password: 'Harbour-2026!x' },
    })
    expect(error).toEqual({
      non_field_errors: ['This account is deactivated. Contact customer service to find out more.'],
    })
  })

  it('leaves staff to administrators', async () => {
    const id = await idOf('content')
    const { response } = await change(id, { is_active: false, reason: 'No.' })
    expect(response.status).toBe(403)
  })

  it('a deactivated member of staff is out in the middle of their work', async () => {
    const id = await newStaff('support')
    const client = world.clientWith(await tokenFor(id))
    const { id: listing } = await stockProduct(world)
    expect((await client.GET('/support/listings')).response.status).toBe(200)
    await change(id, { is_active: false, reason: 'Has left.' }, admin)
    const { response } = await client.PUT('/support/listings/{id}', {
      params: { path: { id: listing } },
      body: { version: 1, taken_down: true, reason: 'Too late.' },
    })
    expect(response.status).toBe(401)
    expect(await auditOf('listing', listing)).toEqual([])
  })

  it('nobody deactivates themselves', async () => {
    const { error } = await change(await idOf('support'), { is_active: false, reason: 'x' }, admin)
    expect(error).toEqual({ detail: 'You cannot deactivate your own account.' })
  })
})

async function newStaff(role: 'support' | 'admin'): Promise<number> {
  const { id } = await newBuyer(world)
  await world.db.updateTable('accounts').set({ staff_role: role }).where('id', '=', id).execute()
  return id
}

const tokenFor = (id: number) => insertSession(world.db, id, world.clock.now())

const appoint = async (id: number, body: Record<string, unknown>, client = admin) => {
  const version = await versionOf(world, 'accounts', id)
  return client.PUT('/support/staff/{id}', {
    params: { path: { id } },
    body: { version, ...body } as never,
  })
}

describe('updateStaffRole', () => {
  it.each(['buyer', 'desk', 'finance', 'content'] as const)('is not for %s', async (role) => {
    const { id } = await newBuyer(world)
    const client = await world.as(role)
    const { response } = await appoint(id, { staff_role: 'admin', reason: 'x' }, client)
    expect(response.status).toBe(403)
  })

  it('a new role counts from the next call on, and so does its end', async () => {
    const buyer = await newBuyer(world)
    expect((await buyer.client.GET('/support/orders')).response.status).toBe(403)
    const { error } = await appoint(buyer.id, { staff_role: 'finance' })
    expect(error).toEqual({ reason: ['This field is required.'] })
    const { data } = await appoint(buyer.id, { staff_role: 'finance', reason: 'New colleague.' })
    expect(data).toMatchObject({ staff_role: 'finance', is_staff: true })
    expect((await buyer.client.GET('/support/orders')).response.status).toBe(200)
    expect((await buyer.client.GET('/support/users')).response.status).toBe(403)
    await appoint(buyer.id, { staff_role: null, reason: 'Has left.' })
    expect((await buyer.client.GET('/support/orders')).response.status).toBe(403)
    expect(await auditOf('account', buyer.id)).toMatchObject([
      {
        action: 'change-staff-role',
        before: { staff_role: null },
        after: { staff_role: 'finance' },
      },
      {
        action: 'change-staff-role',
        before: { staff_role: 'finance' },
        after: { staff_role: null },
      },
    ])
  })

  it('nobody changes their own', async () => {
    const { error } = await appoint(await idOf('support'), { staff_role: 'finance', reason: 'x' })
    expect(error).toEqual({ detail: 'You cannot change your own role.' })
  })

  it('two administrators who remove each other at once leave one', async () => {
    const [first, second] = [await newStaff('admin'), await newStaff('admin')]
    const demo = await idOf('support')
    await world.db
      .updateTable('accounts')
      .set({ staff_role: null })
      .where('id', '=', demo)
      .execute()
    const [one, two] = [first, second].map(async (id, index) => {
      const client = world.clientWith(await tokenFor([second, first][index] ?? 0))
      return appoint(id, { staff_role: null, reason: 'No.' }, client)
    })
    const statuses = [(await one)?.response.status, (await two)?.response.status]
    expect(statuses.toSorted((a = 0, b = 0) => a - b)).toEqual([200, 403])
    const { rows } = await sql<{ id: number }>`
      select id from accounts where staff_role = 'admin'`.execute(world.db)
    expect(rows).toHaveLength(1)
    await world.db
      .updateTable('accounts')
      .set({ staff_role: 'admin' })
      .where('id', '=', demo)
      .execute()
  })

  it('makes nobody staff who cannot sign in', async () => {
    const { id } = await newBuyer(world)
    await change(id, { is_active: false, reason: 'Asked.' })
    const { error } = await appoint(id, { staff_role: 'support', reason: 'x' })
    expect(error).toEqual({ detail: 'The account is not active.' })
  })
})
