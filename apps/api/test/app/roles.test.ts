import type { Garage } from '@bandari/sdk'
import { operationTable } from '@bandari/sdk/operations'
import type { VendorRight } from '@bandari/sdk/vendor-rights'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { people, type Person, type Role } from '../../seeds/people.data.ts'
import { insertSession } from '../../src/people/accounts/sessions/session.store.ts'
import { payloadOf, queryOf } from '../helpers/contract-examples.ts'
import {
  addDocument,
  addPaymentProof,
  anOrder,
  fetched,
  documentsOf,
  tokenOf,
} from '../helpers/document-steps.ts'
import { deliveredFrom, written } from '../helpers/reviews.ts'
import { newBuyer } from '../helpers/steps.ts'
import { createWorld, type World } from '../helpers/world.ts'

/** Every operation as every role: who is not allowed to is told so, and nobody else is. */

let world: World
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
  const accounts = await world.db.selectFrom('accounts').select(['id', 'email']).execute()
  for (const role of Object.keys(people) as Role[])
    accountIds.set(role, accounts.find(({ email }) => email === people[role].email)?.id ?? 0)
  for (const role of members) accountIds.set(role, await joinTeam(role))
})
afterAll(() => world.close())

/** Of the vendor's team. */
const members = ['lister', 'reader'] as const
type Member = (typeof members)[number]

const roles = ['visitor', ...(Object.keys(people) as Role[]), ...members] as const
const agents: readonly string[] = ['supporter', 'recruit', 'applicant', 'vendor']

interface Facts {
  secured: boolean
  role: string | null
  staff: readonly string[] | null
  vendorRight: VendorRight | null
}

async function joinTeam(role: Member): Promise<number> {
  const { id } = await newBuyer(world)
  await stayOnTeam(id, role)
  return id
}

/** Whatever the call before did: one of them leaves the team. */
async function stayOnTeam(account_id: number, role: Member): Promise<void> {
  const vendor_id = accountIds.get('vendor') ?? 0
  const row = { account_id, vendor_id, role, joined_at: world.clock.now() }
  await world.db
    .insertInto('team_members')
    .values(row)
    .onConflict((known) => known.column('account_id').doUpdateSet({ role, vendor_id }))
    .execute()
}

/** What the contract makes of a role before anything else is looked at. */
function expected(role: string, facts: Facts): 'unauthorized' | 'forbidden' | 'heard' {
  if (!facts.secured) return 'heard'
  if (role === 'visitor') return 'unauthorized'
  if (facts.role === 'staff') return isStaff(role, facts.staff) ? 'heard' : 'forbidden'
  if (facts.role === 'vendor') return sells(role, facts) ? 'heard' : 'forbidden'
  if (facts.role === 'lister')
    return sells(role, facts) || isStaff(role, facts.staff) ? 'heard' : 'forbidden'
  if (facts.role === 'agent') return agents.includes(role) ? 'heard' : 'forbidden'
  return 'heard'
}

/** What each of a team may do is written out here, so that a change of the table is noticed. */
function sells(role: string, { vendorRight }: Facts): boolean {
  if (role === 'vendor') return true
  if (role === 'lister') return vendorRight === 'read' || vendorRight === 'list'
  return role === 'reader' && vendorRight === 'read'
}

function isStaff(role: string, allowed: readonly string[] | null): boolean {
  if (members.some((member) => member === role)) return false
  const { staff_role }: Person = people[role as Role]
  if (staff_role === undefined) return false
  return staff_role === 'admin' || allowed === null || allowed.includes(staff_role)
}

const verdicts: Record<number, 'unauthorized' | 'forbidden'> = {
  401: 'unauthorized',
  403: 'forbidden',
}

/** Who lists for the house, and who may have API keys, is looked up once the call was heard. */
const lookedUp = /"code":"(market_not_allowed|keys_not_offered)"/

function verdictOf({ statusCode, payload }: { statusCode: number; payload: string }) {
  if (statusCode === 403 && lookedUp.test(payload)) return 'heard'
  return verdicts[statusCode] ?? 'heard'
}

const accountIds = new Map<Role | Member, number>()

/** A session of its own for each call, because some calls end it. */
async function headersOf(role: (typeof roles)[number]): Promise<Record<string, string>> {
  if (role === 'visitor') return {}
  const id = accountIds.get(role) ?? 0
  if (role === 'lister' || role === 'reader') await stayOnTeam(id, role)
  return { authorization: `Token ${await insertSession(world.db, id, world.clock.now())}` }
}

it.each(Object.entries(operationTable))('%s', async (_, { method, path, ...facts }) => {
  const hasBody = ['post', 'put', 'patch'].includes(method)
  const url = `/api${path.replaceAll(/\{[^}]+\}/g, '1')}${queryOf(path, method)}`
  const told: Record<string, string> = {}
  for (const role of roles) {
    const headers = await headersOf(role)
    const body = hasBody ? await payloadOf(path, method) : null
    const answer = await world.app.inject({
      method: method.toUpperCase() as 'POST',
      url,
      headers: { ...headers, ...body?.headers },
      ...(body && { payload: body.payload }),
    })
    expect(answer.statusCode, `${role}: ${answer.payload}`).toBeLessThan(500)
    told[role] = verdictOf(answer)
  }
  expect(told).toEqual(Object.fromEntries(roles.map((role) => [role, expected(role, facts)])))
})

/** The slip of a transfer belongs to its buyer, and staff look at it. */
describe('a payment slip', () => {
  it('is reached by its buyer and by staff who work on orders, under its own order alone', async () => {
    const [ordered, other] = [await anOrder(world), await anOrder(world)]
    const slip = await addPaymentProof(world, ordered)
    const status = async (path: string, by: string | null) =>
      (await fetched(world, path, by)).statusCode
    const own = (order: number) => `/orders/${order}/payment-slips/${slip}/`
    const desk = (order: number) => `/support/orders/${order}/payment-slips/${slip}`
    for (const role of roles) {
      const isVisitor = role === 'visitor'
      const by = await tokenOr(role)
      const mayWork = ['support', 'desk', 'finance'].includes(role)
      expect(await status(own(ordered.order.id), by), role).toBe(isVisitor ? 401 : 404)
      expect(await status(desk(ordered.order.id), by), role).toBe(
        isVisitor ? 401 : mayWork ? 200 : 403,
      )
    }
    expect(await status(own(ordered.order.id), ordered.buyer.token)).toBe(200)
    expect(await status(own(ordered.order.id), other.buyer.token)).toBe(404)
    expect(await status(own(other.order.id), other.buyer.token)).toBe(404)
    expect(await status(desk(other.order.id), await tokenOf(world, 'support'))).toBe(404)
  })
})

/** Only the buyer, staff and a valid link reach a paper. */
describe('a paper of an order', () => {
  it('is reached by its buyer, by staff who work on orders and by a valid link, and by nobody else', async () => {
    const ordered = await anOrder(world)
    const { id } = await addDocument(world, ordered, { kind: 'bill_of_lading' })
    const order = ordered.order.id
    const shares = '/orders/{id}/shares/'
    const params = { path: { id: order } }
    const shared = await ordered.buyer.client.POST(shares, { params, body: { days: 1 } })
    const token = shared.data?.link.split('#')[1] ?? ''
    const status = async (path: string, by: string | null, body?: object) =>
      (await fetched(world, path, by, body)).statusCode

    const own = [
      `/orders/${order}/papers/`,
      `/orders/${order}/papers/${id}/`,
      `/orders/${order}/papers-file/`,
    ]
    const desk = own.map((path) => `/support${path.replace(/\/$/, '')}`)
    for (const role of roles) {
      const by = await tokenOr(role)
      const isVisitor = role === 'visitor'
      const mayWork = ['support', 'desk', 'finance'].includes(role)
      for (const path of own)
        expect(await status(path, by), `${role} ${path}`).toBe(isVisitor ? 401 : 404)
      for (const path of desk)
        expect(await status(path, by), `${role} ${path}`).toBe(
          isVisitor ? 401 : mayWork ? 200 : 403,
        )
    }
    for (const path of own) expect(await status(path, ordered.buyer.token)).toBe(200)

    expect(await status('/shared-papers/file/', null, { token, paper: id })).toBe(200)
    expect(await status('/shared-papers/file/', null, { token: `${token}x`, paper: id })).toBe(404)
    const { shares: links } = await documentsOf(ordered)
    await ordered.buyer.client.DELETE('/orders/{id}/shares/{share}/', {
      params: { path: { id: order, share: links[0]?.id ?? 0 } },
    })
    expect(await status('/shared-papers/file/', null, { token, paper: id })).toBe(404)
    expect(await status('/shared-papers/', ordered.buyer.token, { token })).toBe(404)
  })
})

/** The vehicles of an account are named by what they are, not by whose they are: nobody reaches another's. */
describe('a garage', () => {
  it('is seen and changed by its owner, whatever role somebody else has', async () => {
    const { buyer } = await anOrder(world)
    const { id: trim, years } = await world.db
      .selectFrom('trims')
      .select(['id', 'years'])
      .orderBy('id')
      .executeTakeFirstOrThrow()
    const year = years[0] ?? 0
    await buyer.client.POST('/garage/', { body: { trim, year } })
    const { data: before } = await buyer.client.GET('/garage/')
    for (const role of roles) {
      for (const path of [`/garage/${trim}/${year}/`, '/garage/chosen/']) {
        const { statusCode, body } = await world.app.inject({
          method: 'DELETE',
          url: `/api${path}`,
          headers: await headersOf(role),
        })
        expect(statusCode, `${role} ${path}`).toBe(role === 'visitor' ? 401 : 200)
        if (role === 'visitor') continue
        const { vehicles } = JSON.parse(body) as Garage
        expect(vehicles, role).not.toContainEqual(expect.objectContaining({ trim, year }))
      }
    }
    expect((await buyer.client.GET('/garage/')).data).toEqual(before)
  })
})

/** A list of favourites is its owner's alone; a link shows it and changes nothing. */
describe('a list of favourites', () => {
  it('is reached by its owner, by nobody of any role, and by its link for reading', async () => {
    const { buyer } = await anOrder(world)
    const { data } = await buyer.client.POST('/favourite-lists/', { body: { name: 'For my aunt' } })
    const id = data?.lists.find(({ name }) => name === 'For my aunt')?.id ?? 0
    const shared = await buyer.client.POST('/favourite-lists/{id}/link/', {
      params: { path: { id } },
    })
    const [, token] = shared.data?.lists.find((list) => list.id === id)?.link?.split('#') ?? []
    const calls = [
      ['PATCH', `/favourite-lists/${id}/`, { name: 'Mine' }],
      ['POST', `/favourite-lists/${id}/link/`, undefined],
      ['DELETE', `/favourite-lists/${id}/link/`, undefined],
      ['DELETE', `/favourites/1/?list=${id}`, undefined],
      ['DELETE', `/favourite-lists/${id}/`, undefined],
    ] as const
    for (const role of roles) {
      for (const [method, path, payload] of calls) {
        const { statusCode } = await world.app.inject({
          method,
          url: `/api${path}`,
          headers: await headersOf(role),
          ...(payload && { payload }),
        })
        expect(statusCode, `${role} ${method} ${path}`).toBe(role === 'visitor' ? 401 : 404)
      }
      const seen = await fetched(world, '/favourites/', await tokenOr(role))
      expect(seen.payload, role).not.toContain('For my aunt')
    }
    // Guesses are counted by address, and the calls of all roles above were some.
    const open = (guess: string) =>
      world.app.inject({
        method: 'POST',
        url: '/api/shared-list/',
        payload: { token: guess },
        remoteAddress: '198.51.100.39',
      })
    expect((await open(token ?? '')).json()).toEqual({ name: 'For my aunt', products: [] })
    expect((await open(`${token}x`)).statusCode).toBe(404)
  })
})

/** A review is written by its order's buyer and answered by its seller; anybody signed in reports it. */
describe('a review', () => {
  it('is written and answered by nobody of any other role, and its seller’s page tells all the same', async () => {
    const bought = await deliveredFrom(world)
    const id = await written(bought)
    const calls = [
      ['GET', `/orders/${bought.order.id}/reviews/`, undefined, 404, 404],
      [
        'POST',
        `/orders/${bought.order.id}/reviews/`,
        { seller: bought.seller.id, stars: 1, text: 'Bad.' },
        404,
        404,
      ],
      ['POST', `/vendor/reviews/${id}/answer`, { text: 'Mine.' }, 403, 404],
      ['POST', `/reviews/${id}/reports/`, { reason: 'Untrue.' }, 204, 204],
    ] as const
    const pages: string[] = []
    for (const role of roles) {
      for (const [method, path, payload, status, ofVendor] of calls) {
        const { statusCode } = await world.app.inject({
          method,
          url: `/api${path}`,
          headers: await headersOf(role),
          ...(payload && { payload }),
        })
        const answers = role === 'vendor' || role === 'lister'
        const told = answers ? ofVendor : status
        expect(statusCode, `${role} ${method} ${path}`).toBe(role === 'visitor' ? 401 : told)
      }
      const page = `/sellers/${bought.seller.id}/`
      pages.push((await fetched(world, page, await tokenOr(role))).payload)
    }
    expect(new Set(pages).size).toBe(1)
    expect(pages[0]).not.toContain(bought.seller.email)
  })
})

/** What somebody is told is theirs alone; the link in their mails stops it and shows nothing. */
describe('a saved search', () => {
  it('is reached by its owner, by nobody of any role, and stopped by the link alone', async () => {
    const { buyer } = await anOrder(world)
    const { data } = await buyer.client.POST('/alerts/searches/', {
      body: { name: 'For my aunt', query: { make: 'toyota' }, often: 'daily' },
    })
    const id = data?.searches[0]?.id ?? 0
    for (const role of roles) {
      for (const [method, payload] of [
        ['PATCH', { paused: true }],
        ['DELETE', undefined],
      ] as const) {
        const { statusCode } = await world.app.inject({
          method,
          url: `/api/alerts/searches/${id}/`,
          headers: await headersOf(role),
          ...(payload && { payload }),
        })
        expect(statusCode, `${role} ${method}`).toBe(role === 'visitor' ? 401 : 404)
      }
      const seen = await fetched(world, '/alerts/', await tokenOr(role))
      expect(seen.payload, role).not.toContain('For my aunt')
    }
    const guess = `${buyer.id}-${'A'.repeat(43)}`
    const answers = await Promise.all(
      [`/stop-alerts/${guess}`, '/api/alerts/stop/'].map((url) =>
        world.app.inject({
          method: 'POST',
          url,
          ...(url.startsWith('/api') && { payload: { token: guess } }),
          remoteAddress: '198.51.100.40',
        }),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404])
    const { data: after } = await buyer.client.GET('/alerts/')
    expect(after?.searches).toMatchObject([{ id, paused: false }])
  })
})

async function tokenOr(role: (typeof roles)[number]): Promise<string | null> {
  const { authorization } = await headersOf(role)
  return authorization?.replace('Token ', '') ?? null
}
