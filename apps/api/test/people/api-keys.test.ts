import type { ApiKey, BandariClient } from '@bandari/sdk'
import type { KeyScope } from '@bandari/sdk/key-scopes'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { demoPassword, people, type Role } from '../../seeds/people.data.ts'
import { mailsTo } from '../helpers/mails.ts'
import { newcomerPassword, signInAs, welcomeNewcomer } from '../helpers/newcomer.ts'
import { newBuyer } from '../helpers/steps.ts'
import { newMember } from '../helpers/teams.ts'
import { newVendor } from '../helpers/vendors.ts'
import { createWorld, type World } from '../helpers/world.ts'

/** Keys by which programs act for sellers, supporters and staff. */

let world: World
beforeAll(async () => {
  world = await createWorld({ ...inject('postgres'), environment: { RATE_LIMITS: 'true' } })
})
afterAll(() => world.close())

let vendor: Awaited<ReturnType<typeof newVendor>>
beforeEach(async () => {
  vendor = await newVendor(world)
})

interface Wanted {
  scopes?: KeyScope[]
  days?: number
  rate_per_minute?: number
}

const make = (client: BandariClient, wanted: Wanted = {}) =>
  client.POST('/api-keys/', {
    body: {
      name: 'Stock of our yard',
      scopes: ['listings:read'],
      days: 30,
      ...wanted,
    },
  })

async function keyOf(client: BandariClient, wanted: Wanted = {}) {
  const { data, error } = await make(client, wanted)
  if (!data) throw new Error(JSON.stringify(error))
  return { ...data, client: world.clientWith(data.token) }
}

async function keysOf(client: BandariClient): Promise<ApiKey[]> {
  return (await client.GET('/api-keys/')).data ?? []
}

async function justSignedIn(role: Role): Promise<BandariClient> {
  const body = { username: people[role].email, password: demoPassword }
  const { data } = await world.clientWith(null).POST('/auth/login/', { body })
  return world.clientWith(data && 'token' in data ? data.token : null)
}

const listings = (client: BandariClient) => client.GET('/vendor/get-products')
const statusOf = async (call: Promise<{ response: Response }>) => (await call).response.status

describe('a key', () => {
  test('acts for its owner within its scopes, and its secret is told once', async () => {
    const { token, key, client } = await keyOf(vendor.client)
    expect(token).toMatch(/^bandari_[0-9a-f]{40}$/)
    expect(await statusOf(listings(client))).toBe(200)
    expect(JSON.stringify(await keysOf(vendor.client))).not.toContain(token)
    expect(await keysOf(vendor.client)).toMatchObject([
      {
        id: key.id,
        hint: token.slice(-4),
        scopes: ['listings:read'],
        rate_per_minute: 120,
        ended_at: null,
      },
    ])
    const [mail] = await mailsTo(world, vendor.email)
    expect(mail?.text).toContain('API key')
  })

  test('opens nothing else, and nothing that only a person does', async () => {
    const { client } = await keyOf(vendor.client)
    const publish = await client.POST('/vendor/publish', { body: { products: [1] } as never })
    expect([publish.response.status, publish.error]).toMatchObject([
      403,
      { code: 'key_lacks_scope', values: { scope: 'listings:write' } },
    ])
    const sessions = await client.GET('/account/sessions/')
    expect([sessions.response.status, sessions.error]).toMatchObject([
      403,
      { code: 'key_not_a_person' },
    ])
    expect((await make(client)).error).toMatchObject({ code: 'key_not_a_person' })
    expect(await statusOf(client.GET('/vehicles/'))).toBe(200)
  })

  test('ends at once when its owner ends it, and for ever', async () => {
    const { key, client } = await keyOf(vendor.client)
    const end = () => vendor.client.DELETE('/api-keys/{id}/', { params: { path: { id: key.id } } })
    expect(await statusOf(end())).toBe(204)
    const after = await listings(client)
    expect([after.response.status, after.error]).toMatchObject([401, { code: 'token_invalid' }])
    const [ended] = await keysOf(vendor.client)
    world.clock.advance({ minutes: 5 })
    expect(await statusOf(end())).toBe(204)
    expect(ended?.ended_at).not.toBeNull()
    expect((await keysOf(vendor.client))[0]?.ended_at).toBe(ended?.ended_at)
  })

  test('ends by itself on its day', async () => {
    const { client } = await keyOf(vendor.client, { days: 1 })
    world.clock.advance({ minutes: 24 * 60 - 1 })
    expect(await statusOf(listings(client))).toBe(200)
    world.clock.advance({ minutes: 1 })
    expect(await statusOf(listings(client))).toBe(401)
  })

  test('ends with the password', async () => {
    const email = await welcomeNewcomer(world)
    const own = world.clientWith(await signInAs(world, email))
    expect(await statusOf(own.GET('/api-keys/'))).toBe(403)
    await world.db
      .updateTable('accounts')
      .set({ seller_status: 'approved' })
      .where('email', '=', email)
      .execute()
    const { client } = await keyOf(own)
    expect(await statusOf(listings(client))).toBe(200)
    const changed = await own.POST('/account/password/', {
      body: {
        current_password: newcomerPassword,
        new_password1: 'another harbour 77',
        new_password2: 'another harbour 77',
      },
    })
    expect(changed.response.status).toBe(200)
    expect(await statusOf(listings(client))).toBe(401)
  })

  test('may call so often in a minute, and is told how long to wait', async () => {
    const { client } = await keyOf(vendor.client, { rate_per_minute: 2 })
    const other = await keyOf(vendor.client)
    expect(await statusOf(listings(client))).toBe(200)
    // A refusal counts too: guessing is not free.
    expect(await statusOf(client.GET('/account/sessions/'))).toBe(403)
    const third = await listings(client)
    expect([third.response.status, third.error]).toMatchObject([429, { code: 'key_throttled' }])
    expect(Number(third.response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await statusOf(listings(other.client))).toBe(200)
  })

  test('shows when it was used last, to a minute', async () => {
    const { client } = await keyOf(vendor.client)
    const used = async () => (await keysOf(vendor.client))[0]?.used_at
    expect(await used()).toBeNull()
    await listings(client)
    const first = await used()
    expect(world.clock.now().getTime() - Date.parse(first ?? '')).toBeLessThan(60_000)
    world.clock.advance({ minutes: 0.5 })
    await listings(client)
    expect(await used()).toBe(first)
    world.clock.advance({ minutes: 1 })
    await listings(client)
    expect(await used()).not.toBe(first)
  })

  test('does no more than its owner may at that moment', async () => {
    const member = await newMember(world, vendor, 'lister')
    const { client } = await keyOf(member.client)
    expect(await statusOf(listings(client))).toBe(200)
    await vendor.client.DELETE('/vendor/team/members/{id}', {
      params: { path: { id: member.id } },
    })
    expect(await statusOf(listings(client))).toBe(403)
  })

  test('is nobody else’s to end', async () => {
    const { key } = await keyOf(vendor.client)
    const other = await newVendor(world)
    const path = { id: key.id }
    expect(await statusOf(other.client.DELETE('/api-keys/{id}/', { params: { path } }))).toBe(404)
  })
})

describe('making one', () => {
  test('offers what the account may do, and refuses the rest', async () => {
    const { data: offered = [] } = await vendor.client.GET('/api-keys/scopes/')
    const scopes = offered.map(({ scope }) => scope)
    expect(scopes).toContain('listings:write')
    expect(scopes).not.toContain('money:write')
    const refused = await make(vendor.client, { scopes: ['money:write'] })
    expect([refused.response.status, refused.error]).toMatchObject([
      400,
      { codes: { scopes: ['scope_not_yours'] } },
    ])
  })

  test('staff’s last 90 days', async () => {
    const desk = await justSignedIn('desk')
    expect((await make(desk, { days: 91 })).error).toMatchObject({
      codes: { days: ['key_days_of_staff'] },
    })
    expect((await make(desk, { days: 90 })).response.status).toBe(201)
  })

  test('asks for a proof once ten minutes have passed', async () => {
    world.clock.advance({ minutes: 10 })
    expect((await make(vendor.client)).error).toMatchObject({ code: 'step_up_needed' })
  })

  test('stops at twenty, also when two are asked for at once', async () => {
    for (let made = 0; made < 19; made += 1) {
      await world.db
        .insertInto('api_keys')
        .values({
          account_id: vendor.id,
          name: `Key ${made}`,
          token_hash: Buffer.from(`${vendor.id} ${made}`),
          hint: 'abcd',
          scopes: ['listings:read'],
          rate_per_minute: 1,
          created_at: world.clock.now(),
          expires_at: new Date(world.clock.now().getTime() + 1000),
        })
        .execute()
    }
    const both = await Promise.all([make(vendor.client), make(vendor.client)])
    expect(
      both.map(({ response }) => response.status).toSorted((one, other) => one - other),
    ).toEqual([201, 409])
  })
})

describe('the audit', () => {
  test('names the key of a member of staff, and of a refused call', async () => {
    const { client, key } = await keyOf(await justSignedIn('desk'), {
      scopes: ['people:write', 'messages:read'],
    })
    const buyer = await newBuyer(world)
    const params = { path: { id: buyer.id } }
    const noted = await client.POST('/support/customers/{id}/notes', {
      params,
      body: { text: 'Asked for a proforma.' },
    })
    expect(noted.response.ok).toBe(true)
    expect(await statusOf(client.GET('/support/reports/turnover', {} as never))).toBe(403)
    const { data: entries = [] } = await (await world.as('finance')).GET('/support/audit', {})
    const name = `Stock of our yard (…${key.hint})`
    expect(entries.filter(({ key_name }) => key_name === name)).toMatchObject([
      { kind: 'refusal', subject_id: 'getTurnoverReport' },
      { kind: 'change', subject: 'account', subject_id: String(buyer.id) },
    ])
  })

  test('of a vendor’s team names the owner’s key, too', async () => {
    const { client, key } = await keyOf(vendor.client, { scopes: ['listings:write'] })
    const body = { location: 'Nairobi, Kenya', contact: '+254712345678', description: '' }
    expect(await statusOf(client.PUT('/vendor/listing-defaults', { body }))).toBe(204)
    const { data } = await vendor.client.GET('/vendor/team')
    expect(data?.acts).toMatchObject([
      { operation: 'setListingDefaults', key_name: `Stock of our yard (…${key.hint})` },
    ])
  })
})
