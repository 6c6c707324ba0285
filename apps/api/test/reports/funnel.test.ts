import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { insertSession } from '../../src/people/accounts/sessions/session.store.ts'
import { countChanges } from '../../src/reports/count-changes.ts'
import { newAgent } from '../helpers/creditors.ts'
import { addToBasket, move, newBuyer, order, stockProduct } from '../helpers/steps.ts'
import { liveVehicle, newVendor } from '../helpers/vendors.ts'
import { createWorld, type World } from '../helpers/world.ts'

/** How many people search, look and buy, counted on the server. */

const phone =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36'

let world: World
beforeAll(async () => {
  world = await createWorld({ connection: inject('postgres').connection })
  goTo('2032-05-28T08:00:00Z')
})
afterAll(() => world.close())

let car: { id: number; url: string }
beforeEach(async () => {
  car = await stockProduct(world)
})

/** Time passes only when it is told to. */
function goTo(moment: string) {
  world.clock.stop()
  world.clock.advance({ minutes: (Date.parse(moment) - world.clock.now().getTime()) / 60_000 })
}

interface Person {
  ip: string
  /** Of the destination that they chose. */
  country?: string
  language?: string
  agent?: string
  token?: string
}

let people = 0
/** Somebody at an address of their own. */
function somebody(facts: Partial<Person> = {}): Person {
  people += 1
  return { ip: `41.70.${Math.floor(people / 250)}.${1 + (people % 250)}`, ...facts }
}

async function call(person: Person, url: string, payload?: object) {
  const { ip, country, language = 'en', agent = phone, token } = person
  const answer = await world.app.inject({
    method: payload ? 'POST' : 'GET',
    url: `/api${url}`,
    remoteAddress: ip,
    headers: {
      'user-agent': agent,
      'accept-language': language,
      ...(country !== undefined && {
        cookie: `x=y; bandari_destination=country=${country}&city=Lusaka&way=w`,
      }),
      ...(token !== undefined && { authorization: `Token ${token}` }),
    },
    ...(payload && { payload }),
  })
  return answer.statusCode
}

const search = (person: Person) => call(person, '/vehicles/')
const open = (person: Person, id = car.id) => call(person, `/one-search/${id}`)
const askPrice = (person: Person) =>
  call(
    person,
    `/landed-price/?country=KE&city=Nairobi&origin=JP&price=5200.00&freight=700.00&class=passenger&fuel=petrol&steering=right&body=wagon&engine_cc=1496&manufactured=2020-02`,
  )

type By = 'day' | 'country' | 'language' | 'source'

async function report(by: By, from: string, to = from) {
  await world.context.views.flush()
  await countChanges(world)
  const client = await world.as('finance')
  const { data } = await client.GET('/support/reports/funnel', {
    params: { query: { by, period: 'custom', from, to } },
  })
  if (!data) throw new Error('no report')
  return data
}

const nobody = { searched: 0, opened: 0, priced: 0, basket: 0, ordered: 0, paid: 0 }

describe('the funnel', () => {
  it('is no business of buyers, sellers and the writers of articles', async () => {
    const params = { query: { by: 'country', period: 'this-month' } } as const
    for (const person of ['buyer', 'vendor', 'content'] as const) {
      const client = await world.as(person)
      expect((await client.GET('/support/reports/funnel', { params })).response.status).toBe(403)
      expect((await client.GET('/support/reports/funnel/file', { params })).response.status).toBe(
        403,
      )
    }
  })

  it('says of people that nobody has counted any, and of orders how many there were', async () => {
    const { totals, counted_since } = await report('country', '2001-01-01')
    expect(counted_since).toBeNull()
    const unknown = { searched: null, opened: null, priced: null, basket: null }
    expect(totals.now).toEqual({ ...unknown, ordered: 0, paid: 0 })
  })

  it('counts each person once a day for each step, by country, language and source', async () => {
    goTo('2032-06-01T08:00:00Z')
    const agent = await newAgent(world)
    const [grace, peter, joy] = [
      somebody({ country: 'ZM' }),
      somebody({ country: 'ZM', language: 'fr' }),
      somebody(),
    ]
    expect(await call(joy, '/referrals/', { code: agent.code })).toBe(201)
    for (const person of [grace, grace, peter, joy]) expect(await search(person)).toBe(200)
    for (const person of [grace, joy, joy]) expect(await open(person)).toBe(200)
    expect(await askPrice(grace)).toBe(200)
    // The same person at another car, and later in the day with another destination.
    await open({ ...grace, country: 'KE' }, (await stockProduct(world)).id)
    const day = '2032-06-01'
    const all = { ...nobody, searched: 3, opened: 2, priced: 1 }
    const byCountry = await report('country', day)
    expect(byCountry.totals.now).toEqual(all)
    expect(byCountry.rows.map(({ key, label, now }) => [key, label, now])).toEqual([
      ['ZM', 'Zambia', { ...nobody, searched: 2, opened: 1, priced: 1 }],
      [null, null, { ...nobody, searched: 1, opened: 1 }],
    ])
    const byLanguage = await report('language', day)
    expect(byLanguage.rows.map(({ key, now }) => [key, now.searched, now.opened])).toEqual([
      ['en', 2, 2],
      ['fr', 1, 0],
    ])
    const bySource = await report('source', day)
    expect(bySource.rows.map(({ key, now }) => [key, now.searched, now.opened])).toEqual([
      ['other', 2, 1],
      ['link', 1, 1],
    ])
    goTo('2032-06-02T08:00:00Z')
    await search(grace)
    const days = await report('day', '2032-06-01', '2032-06-02')
    expect(days.rows.map(({ key, now }) => [key, now.searched])).toEqual([
      ['2032-06-01', 3],
      ['2032-06-02', 1],
    ])
    const later = await report('day', '2032-06-02')
    expect(later.totals.before).toEqual(all)
    expect(later.rows.map(({ key, before }) => [key, before])).toEqual([['2032-06-02', all]])
    // Before the first day that was counted nobody knows.
    const first = await report('day', '2032-05-30', '2032-06-01')
    expect(first.counted_since).toBe('2032-06-01')
    expect(first.rows.map(({ now }) => now.searched)).toEqual([null, null, 3])
    expect(first.totals.before.searched).toBeNull()
  })

  it('leaves out robots, staff, and sellers at their own listings', async () => {
    goTo('2032-06-05T08:00:00Z')
    const robot = somebody({ agent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' })
    const staff = somebody({ token: await world.tokenOf('support') })
    const seller = await newVendor(world)
    const owner = somebody({ token: await sessionOf(seller.id) })
    const own = await liveVehicle(world, seller, '2014 Toyota Vitz F')
    for (const person of [robot, staff]) {
      await search(person)
      await open(person)
    }
    await call(owner, '/vendor/get-products')
    await open(owner, own)
    expect((await report('country', '2032-06-05')).totals.now).toEqual(nobody)
    // A car of somebody else is one.
    await open(owner)
    expect((await report('country', '2032-06-05')).totals.now).toEqual({ ...nobody, opened: 1 })
  })

  it('takes orders and payments from their own tables, each once', async () => {
    goTo('2032-06-08T08:00:00Z')
    const agent = await newAgent(world)
    const buyer = await newBuyer(world)
    const { data } = await world
      .clientWith(null)
      .POST('/referrals/', { body: { code: agent.code } })
    await buyer.client.POST('/referrals/claim/', { body: { token: data?.token ?? '' } })
    await addToBasket(world, buyer, car)
    await addToBasket(world, buyer, await stockProduct(world))
    const byLink = await order(buyer)
    const other = await newBuyer(world)
    await addToBasket(world, other, await stockProduct(world))
    await order(other)
    goTo('2032-06-10T08:00:00Z')
    await move(world, byLink, 'Authorized')
    const placed = await report('source', '2032-06-08', '2032-06-09')
    expect(placed.rows.map(({ key, now }) => [key, now.ordered, now.paid])).toEqual([
      ['link', 1, 0],
      ['other', 1, 0],
    ])
    const paid = await report('country', '2032-06-10', '2032-06-11')
    expect(paid.rows).toHaveLength(1)
    expect(paid.rows[0]).toMatchObject({
      key: 'KE',
      label: 'Kenya',
      now: { ordered: 0, paid: 1 },
      before: { ordered: 2, paid: 0 },
    })
    // Nobody's basket was filled by a browser here.
    expect(placed.totals.now.basket).toBe(0)
  })

  it('counts who puts something into a basket', async () => {
    goTo('2032-06-14T08:00:00Z')
    const { id } = await newBuyer(world)
    const person = somebody({ token: await sessionOf(id), country: 'KE' })
    for (const { url } of [car, await stockProduct(world)])
      expect(await call(person, '/basket/add-product/', { url, quantity: 1 })).toBe(200)
    // What was refused is no step.
    await call(somebody({ token: await sessionOf(id) }), '/basket/add-product/', {
      url: '/api/products/999999/',
      quantity: 1,
    })
    expect((await report('country', '2032-06-14')).totals.now).toEqual({ ...nobody, basket: 1 })
  })

  it('is a file, too, and refuses days that are none', async () => {
    const client = await world.as('finance')
    const query = { by: 'country', period: 'custom', from: '2032-06-01', to: '2032-06-01' } as const
    const { data, response } = await client.GET('/support/reports/funnel/file', {
      params: { query },
      parseAs: 'text',
    })
    expect(response.headers.get('content-disposition')).toContain(
      'funnel-by-country-2032-06-01-2032-06-01.csv',
    )
    expect(data).toContain('ZM,Zambia,2,1,1,0,0,0,')
    for (const path of ['/support/reports/funnel', '/support/reports/funnel/file'] as const) {
      const { response: refused } = await client.GET(path, {
        params: { query: { ...query, from: '2032-06-02' } },
      })
      expect(refused.status).toBe(400)
    }
  })
})

it('nothing stays of who took a step', async () => {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns where table_name = 'funnel_days'`.execute(
    world.db,
  )
  expect(rows.map(({ name }) => name).toSorted()).toEqual([
    'by_link',
    'country',
    'day',
    'language',
    'people',
    'step',
  ])
})

async function sessionOf(id: number): Promise<string> {
  return insertSession(world.db, id, world.clock.now())
}
