import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { openDatabase } from '../../src/platform/db/database.ts'
import { vitalJobs } from '../../src/shopfront/vitals/jobs.ts'
import { Vitals } from '../../src/shopfront/vitals/vitals.ts'
import { createWorld, type World } from '../helpers/world.ts'

/** How soon pages came, as browsers of real visits say, without keeping whose. */

const phone =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36'

const home = { page: '/', language: 'en', device: 'phone', lcp: 1840, cls: 0.02 }

let world: World
beforeAll(async () => {
  world = await createWorld({ connection: inject('postgres').connection })
  goTo('2033-03-10T09:00:00Z')
  world.context.vitals.knowPages(['/', '/details/:id/:parts?', '/deals'])
})
afterAll(() => world.close())

/** Time passes only when it is told to. */
function goTo(moment: string) {
  world.clock.stop()
  world.clock.advance({ minutes: (Date.parse(moment) - world.clock.now().getTime()) / 60_000 })
}

interface Sent {
  ip?: string
  agent?: string
  cookie?: string
}

let visits = 0

/** What a browser at an address of its own sends; its status. */
async function send(payload: unknown, { ip, agent = phone, cookie }: Sent = {}) {
  visits += 1
  const answer = await world.app.inject({
    method: 'POST',
    url: '/api/vitals/',
    remoteAddress: ip ?? `41.80.${Math.floor(visits / 250)}.${1 + (visits % 250)}`,
    headers: {
      'content-type': 'application/json',
      'user-agent': agent,
      ...(cookie !== undefined && { cookie }),
    },
    payload: JSON.stringify(payload),
  })
  return answer.statusCode
}

async function rows() {
  await world.context.vitals.flush()
  const found = await sql<Record<'page' | 'language' | 'country' | 'device' | 'metric', string>>`
    select page, language, country, device, metric, class, count from vital_days`.execute(world.db)
  return found.rows
}

const forget = () => sql`delete from vital_days`.execute(world.db)

async function report(query: {
  by?: 'page' | 'language' | 'country' | 'device'
  days?: 7 | 28 | 90
  page?: string
  country?: string
}) {
  await world.context.vitals.flush()
  const client = await world.as('finance')
  const { data } = await client.GET('/support/vitals', {
    params: { query: { by: 'page', days: 7, ...query } },
  })
  if (!data) throw new Error('no report')
  return data
}

describe('recordVitals', () => {
  it('adds a visit to the counts of its page, language, country and device', async () => {
    const cookie = 'a=b; bandari_destination=country=ZM&city=Lusaka&way=zm-dar-lun&shipping=RORO'
    for (const _ of [1, 2]) expect(await send(home, { cookie })).toBe(204)
    expect(await rows()).toEqual(
      ['cls', 'lcp'].map((metric) =>
        expect.objectContaining({
          page: '/',
          language: 'en',
          country: 'ZM',
          device: 'phone',
          metric,
          count: 2,
        }),
      ),
    )
    await forget()
  })

  it.each([
    ['an address', { ...home, page: '/details/4711' }],
    ['a page without a slash', { ...home, page: 'details' }],
    ['a long page', { ...home, page: `/${'a'.repeat(80)}` }],
    ['a language that we do not speak', { ...home, language: 'de' }],
    ['another device', { ...home, device: 'watch' }],
    ['time before time', { ...home, lcp: -1 }],
    ['a year', { ...home, lcp: 31_536_000_000 }],
    ['a word for a number', { ...home, inp: 'slow' }],
    ['more than was asked', { ...home, visitor: 'grace' }],
    ['a list', [home]],
    ['nothing', null],
  ])('refuses %s', async (_, payload) => {
    expect(await send(payload)).toBe(400)
    expect(await rows()).toEqual([])
  })

  it('counts a page and a country that are none of ours as others', async () => {
    await send(
      { ...home, page: '/made-up' },
      { cookie: 'bandari_destination=country=XQ&city=Nowhere' },
    )
    expect(await rows()).toEqual([
      expect.objectContaining({ page: '*', country: '' }),
      expect.objectContaining({ page: '*', country: '' }),
    ])
    await forget()
  })

  it.each([
    ['a robot', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
    ['a program', 'curl/8.9.1'],
    ['who says nothing', ''],
  ])('leaves out %s, and does not tell', async (_, agent) => {
    expect(await send(home, { agent })).toBe(204)
    expect(await rows()).toEqual([])
  })

  it('hears one network 120 times in ten minutes', async () => {
    const own = await createWorld({
      connection: inject('postgres').connection,
      environment: { RATE_LIMITS: 'on' },
    })
    const statuses = new Set<number>()
    for (let n = 1; n <= 121; n += 1) {
      const { statusCode } = await own.app.inject({
        method: 'POST',
        url: '/api/vitals/',
        remoteAddress: '41.99.0.1',
        headers: { 'user-agent': phone },
        payload: home,
      })
      if (n === 120) expect([...statuses]).toEqual([204])
      statuses.add(statusCode)
    }
    await own.close()
    expect([...statuses]).toEqual([204, 429])
  })
})

describe('counting', () => {
  const reader = { ip: '41.90.0.1', userAgent: phone, language: 'en', country: null } as const
  const input = { ...home, language: 'en', device: 'phone' } as const
  const visitsOf = async () => {
    const { rows } = await sql<{ n: number }>`
      select coalesce(sum(count), 0)::integer as n from vital_days where metric = 'lcp'`.execute(
      world.db,
    )
    return rows[0]?.n
  }
  const needs = () => ({ clock: world.clock, log: { ...world.context.log, warn: () => undefined } })

  it('keeps what the database did not take, and counts it once', async () => {
    const gone = openDatabase({ ...world.connection, max: 1 })
    await sql`select 1`.execute(gone)
    await gone.destroy()
    let isGone = true
    const vitals = new Vitals({
      ...needs(),
      isOn: true,
      get db() {
        return isGone ? gone : world.db
      },
    })
    vitals.add(input, reader)
    await vitals.flush()
    vitals.add(input, reader)
    isGone = false
    await vitals.flush()
    await vitals.stop()
    expect(await visitsOf()).toBe(2)
    await forget()
  })

  it('of two processes at once adds up', async () => {
    const both = [1, 2].map(() => new Vitals({ ...needs(), db: world.db, isOn: true }))
    for (let n = 0; n < 200; n += 1)
      for (const vitals of both)
        vitals.add({ ...input, page: n % 2 ? '/' : '/deals', lcp: 100 + 40 * n }, reader)
    await Promise.all(both.map((vitals) => vitals.stop()))
    expect(await visitsOf()).toBe(400)
    await forget()
  })

  it('ends at the bound of a day, and begins anew on the next', async () => {
    const vitals = new Vitals({ ...needs(), db: world.db, isOn: true })
    for (let n = 0; n < 20_100; n += 1) vitals.add(input, reader)
    await vitals.flush()
    expect(await visitsOf()).toBe(20_000)
    world.clock.advance({ days: 1 })
    vitals.add(input, reader)
    await vitals.stop()
    expect(await visitsOf()).toBe(20_001)
    await forget()
  })

  it('is of nobody where the shop asks nobody', async () => {
    const vitals = new Vitals({ ...needs(), db: world.db, isOn: false })
    vitals.add(input, reader)
    await vitals.stop()
    expect(await visitsOf()).toBe(0)
  })
})

describe('the report', () => {
  it('is no business of buyers, sellers and the writers of articles', async () => {
    for (const person of ['buyer', 'vendor', 'content'] as const) {
      const client = await world.as(person)
      const params = { query: { by: 'page', days: 7 } } as const
      expect((await client.GET('/support/vitals', { params })).response.status).toBe(403)
      expect((await client.GET('/support/vitals/file', { params })).response.status).toBe(403)
    }
  })

  it('rates the 75th percentile, and says nothing of fewer than thirty visits', async () => {
    goTo('2033-05-01T09:00:00Z')
    for (let n = 1; n <= 40; n += 1) {
      // Three of four are good.
      const lcp = n <= 30 ? 1000 + n : 5000
      await send({ page: '/', language: 'en', device: 'phone', lcp, inp: 600 })
    }
    for (let n = 1; n <= 29; n += 1)
      await send({ page: '/deals', language: 'fr', device: 'desktop', lcp: 900 })
    const { rows, totals, trend, now, before } = await report({})
    expect([now, before]).toEqual([
      { from: '2033-04-25', to: '2033-05-01' },
      { from: '2033-04-18', to: '2033-04-24' },
    ])
    const [first, second] = rows
    expect(first).toMatchObject({
      key: '/',
      now: { lcp: { count: 40, rating: 'good' }, inp: { count: 40, rating: 'poor' } },
    })
    const p75 = first?.now.lcp.p75 ?? 0
    expect(Math.abs(p75 - 1030) / 1030).toBeLessThan(0.05)
    expect(second).toMatchObject({
      key: '/deals',
      now: { lcp: { count: 29, p75: null, rating: null }, cls: { count: 0, p75: null } },
    })
    expect(totals.now.lcp).toMatchObject({ count: 69 })
    expect(totals.before.lcp).toEqual({ count: 0, p75: null, rating: null })
    expect(trend.map(({ day, figures }) => [day, figures.lcp.count])).toEqual([
      ...['25', '26', '27', '28', '29', '30'].map((day) => [`2033-04-${day}`, 0]),
      ['2033-05-01', 69],
    ])
    expect((await report({ by: 'language' })).rows.map(({ key }) => key)).toEqual(['en', 'fr'])
    expect((await report({ by: 'country' })).rows.map(({ key }) => key)).toEqual([null])
    const ofDeals = await report({ by: 'device', page: '/deals', country: 'none' })
    expect(ofDeals.rows.map(({ key, now }) => [key, now.lcp.count])).toEqual([['desktop', 29]])
    goTo('2033-05-08T09:00:00Z')
    expect((await report({})).totals.before.lcp.count).toBe(69)
  })

  it('is a file, too, with all rows', async () => {
    const client = await world.as('finance')
    const { data, response } = await client.GET('/support/vitals/file', {
      params: { query: { by: 'page', days: 28 } },
      parseAs: 'text',
    })
    expect(response.headers.get('content-disposition')).toContain('vitals-by-page-2033-04-11')
    expect(data).toContain('/deals,29,,')
    expect(data).toMatch(/\n\/,40,10\d\d,good/)
  })
})

it('days are kept for half a year', async () => {
  const forgetOld = vitalJobs.find(({ name }) => name === 'forget-old-vitals')
  const isThere = async () => (await rows()).length > 0
  await forgetOld?.run(world.context, null)
  expect(await isThere()).toBe(true)
  world.clock.advance({ days: 200 })
  await forgetOld?.run(world.context, null)
  expect(await isThere()).toBe(false)
})
