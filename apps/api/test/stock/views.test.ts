import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { openDatabase } from '../../src/platform/db/database.ts'
import { viewJobs } from '../../src/stock/views/jobs.ts'
import { Views } from '../../src/stock/views/views.ts'
import { newBuyer, stockProduct } from '../helpers/steps.ts'
import { liveVehicle, newVendor } from '../helpers/vendors.ts'
import { createWorld, type World } from '../helpers/world.ts'

/** Who looked at a listing, counted once a day without keeping who it was. */

const phone =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36'
const laptop = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0'

let world: World
beforeAll(async () => {
  world = await createWorld({ connection: inject('postgres').connection })
  world.clock.stop()
})
afterAll(() => world.close())

const reading = { language: 'en', country: null } as const

interface Caller {
  ip?: string
  agent?: string
  token?: string
  headers?: Record<string, string>
}

let people = 0
/** Somebody at an address of their own. */
const somebody = (): Required<Pick<Caller, 'ip'>> & Caller => {
  people += 1
  return { ip: `41.90.${Math.floor(people / 250)}.${1 + (people % 250)}` }
}

async function ask(url: string, caller: Caller = {}, method: 'GET' | 'POST' | 'HEAD' = 'GET') {
  const { ip = '41.90.0.1', agent = phone, token, headers = {} } = caller
  const answer = await world.app.inject({
    method,
    url: `/api${url}`,
    remoteAddress: ip,
    headers: {
      'user-agent': agent,
      ...headers,
      ...(token !== undefined && { authorization: `Token ${token}` }),
    },
  })
  return answer.statusCode
}

const open = (id: number, caller?: Caller) => ask(`/one-search/${id}`, caller)

async function countsOf(id: number, day?: string) {
  await world.context.views.flush()
  const { rows } = await sql<Record<'shown' | 'opened' | 'revealed' | 'shared', number>>`
    select coalesce(sum(shown), 0)::integer as shown, coalesce(sum(opened), 0)::integer as opened,
      coalesce(sum(revealed), 0)::integer as revealed, coalesce(sum(shared), 0)::integer as shared
    from view_days where product_id = ${id} and (${day ?? null}::date is null or day = ${day ?? null})`.execute(
    world.db,
  )
  return rows[0]
}

const openedOf = async (id: number, day?: string) => (await countsOf(id, day))?.opened

let car: { id: number; title: string }
beforeEach(async () => {
  car = await stockProduct(world)
})

describe('a look at a listing', () => {
  it('counts for each person once a day, and again the day after', async () => {
    const [grace, peter] = [somebody(), somebody()]
    for (const caller of [grace, grace, peter, { ...grace, agent: laptop }])
      await open(car.id, caller)
    expect(await openedOf(car.id)).toBe(3)
    await open(car.id, grace)
    expect(await openedOf(car.id)).toBe(3)
    world.clock.advance({ days: 1 })
    await open(car.id, grace)
    expect(await openedOf(car.id)).toBe(4)
  })

  it('is of the day on which it was, although it is written after midnight', async () => {
    const [now] = [world.clock.now()]
    const day = now.toISOString().slice(0, 10)
    await open(car.id, somebody())
    world.clock.advance({ days: 1 })
    expect(await openedOf(car.id, day)).toBe(1)
  })

  it.each([
    [
      'a robot',
      { agent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
    ],
    ['a program that says nothing', { agent: '' }],
    ['what a browser fetches in advance', { headers: { 'sec-purpose': 'prefetch;prerender' } }],
    ['and with the older header', { headers: { purpose: 'prefetch' } }],
  ])('does not count %s', async (_, caller) => {
    expect(await open(car.id, { ...somebody(), ...caller })).toBe(200)
    expect(await openedOf(car.id)).toBe(0)
  })

  it('does not count a question for the head alone, or for what is not there', async () => {
    await ask(`/one-search/${car.id}`, somebody(), 'HEAD')
    await world.db
      .updateTable('products')
      .set({ status: 'draft' })
      .where('id', '=', car.id)
      .execute()
    expect(await open(car.id, somebody())).toBe(410)
    expect(await openedOf(car.id)).toBe(0)
  })

  it('does not count the listing’s own seller, whose pages do not say who they are, but other sellers', async () => {
    const seller = await newVendor(world)
    const id = await liveVehicle(world, seller, '2014 Toyota Vitz F')
    const own = somebody()
    // The page first, as the storefront's server draws it, and then a call with the token.
    await open(id, own)
    await ask('/vendor/get-products', { ...own, token: await tokenOf(seller.id) })
    await open(id, own)
    const other = await newVendor(world)
    await open(id, { ...somebody(), token: await tokenOf(other.id) })
    expect(await openedOf(id)).toBe(1)
  })

  it('does not count staff', async () => {
    const support = { ...somebody(), token: await world.tokenOf('support') }
    await open(car.id, { ip: support.ip })
    await open(car.id, support)
    expect(await openedOf(car.id)).toBe(0)
  })

  it('counts a buyer who is signed in', async () => {
    const buyer = await newBuyer(world)
    await open(car.id, { ...somebody(), token: await tokenOf(buyer.id) })
    expect(await openedOf(car.id)).toBe(1)
  })
})

describe('what else is counted', () => {
  it('results of a search, also those out of the cache, as many as the page shows', async () => {
    const url = `/vehicles/?title__wildcard=${encodeURIComponent(car.title)}`
    for (const caller of [somebody(), somebody()]) expect(await ask(url, caller)).toBe(200)
    expect(await countsOf(car.id)).toMatchObject({ shown: 2, opened: 0 })
    const { rows } = await sql<{ id: number }>`
      select id from products where listed order by price, id limit 25`.execute(world.db)
    const before = await sql<{ n: number }>`select count(*)::integer as n from view_days`.execute(
      world.db,
    )
    await ask('/vehicles/?ordering=price&shown=4', somebody())
    await world.context.views.flush()
    const after = await sql<{ n: number }>`select count(*)::integer as n from view_days`.execute(
      world.db,
    )
    expect(rows).toHaveLength(25)
    expect(after.rows[0]!.n - before.rows[0]!.n).toBeLessThanOrEqual(4)
  })

  it('numbers revealed and shares', async () => {
    const caller = somebody()
    for (const path of ['phone', 'shares', 'shares'])
      await ask(`/products/${car.id}/${path}/`, caller, 'POST')
    expect(await countsOf(car.id)).toMatchObject({ opened: 0, revealed: 1, shared: 1 })
    expect(await ask('/products/2000000001/shares/', caller, 'POST')).toBe(404)
  })
})

describe('processes beside each other', () => {
  it('count a person once between them, whoever writes first', async () => {
    const { db, connection, clock, log } = { ...world, log: world.context.log }
    const otherDb = openDatabase({ ...connection, max: 2 })
    const [one, other] = [db, otherDb].map(
      (each) => new Views({ db: each, clock, log, isOn: true }),
    )
    const cars = await Promise.all(Array.from({ length: 8 }, () => stockProduct(world)))
    const ids = cars.map(({ id }) => id)
    for (let n = 1; n <= 40; n += 1) {
      const reader = { ...reading, ip: `102.5.0.${n}`, userAgent: phone }
      one!.of('shown', ids)?.(reader)
      other!.of('shown', ids.toReversed())?.(reader)
    }
    await Promise.all([one!.stop(), other!.stop()])
    await otherDb.destroy()
    for (const id of ids) expect(await countsOf(id)).toMatchObject({ shown: 40 })
  })

  it('keep what the database did not take, and count it once', async () => {
    const gone = openDatabase({ ...world.connection, max: 1 })
    let isGone = true
    const needs = { clock: world.clock, log: { ...world.context.log, warn: () => undefined } }
    const views = new Views({
      ...needs,
      isOn: true,
      get db() {
        return isGone ? gone : world.db
      },
    })
    await sql`select 1`.execute(gone)
    await gone.destroy()
    views.of('opened', [car.id])?.({ ...reading, ip: '102.6.0.1', userAgent: phone })
    await views.flush()
    expect(await openedOf(car.id)).toBe(0)
    isGone = false
    await views.flush()
    await views.stop()
    expect(await openedOf(car.id)).toBe(1)
  })
})

describe('what is kept', () => {
  const run = (name: string) => viewJobs.find((job) => job.name === name)!.run(world.context, null)
  const rows = async (table: 'view_keys' | 'view_marks' | 'view_insiders' | 'view_days') =>
    (
      await sql<{ n: number }>`select count(*)::integer as n from ${sql.table(table)}`.execute(
        world.db,
      )
    ).rows[0]!.n

  it('nothing by which a person could be told apart, once the day is over', async () => {
    await open(car.id, somebody())
    await ask('/profile/', { ...somebody(), token: await world.tokenOf('support') })
    await world.context.views.flush()
    await run('forget-visitors')
    for (const table of ['view_keys', 'view_marks', 'view_insiders'] as const)
      expect(await rows(table)).toBeGreaterThan(0)
    world.clock.advance({ days: 1, hours: 1 })
    await run('forget-visitors')
    for (const table of ['view_keys', 'view_marks', 'view_insiders'] as const)
      expect(await rows(table)).toBe(0)
    expect(await openedOf(car.id)).toBe(1)
  })

  it('counts for two years', async () => {
    await open(car.id, somebody())
    world.clock.advance({ days: 729 })
    await world.context.views.flush()
    await run('forget-old-views')
    expect(await openedOf(car.id)).toBe(1)
    world.clock.advance({ days: 3 })
    await run('forget-old-views')
    expect(await openedOf(car.id)).toBe(0)
  })
})

async function tokenOf(id: number): Promise<string> {
  const { insertSession } = await import('../../src/people/accounts/sessions/session.store.ts')
  return insertSession(world.db, id, world.clock.now())
}
