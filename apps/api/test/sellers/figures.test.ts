import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { daysAfter } from '../../src/sellers/figures/period.ts'
import { measureEffects } from '../../src/sellers/figures/effects.store.ts'
import { sendWeeklyMails } from '../../src/sellers/figures/send-weekly-mails.ts'
import { mailsTo } from '../helpers/mails.ts'
import { type Buyer, newBuyer } from '../helpers/steps.ts'
import {
  draftVehicle,
  liveSpare,
  liveVehicle,
  modelId,
  newVendor,
  save,
} from '../helpers/vendors.ts'
import { createWorld, type World } from '../helpers/world.ts'

/** What became of a seller's listings, by day. */

let world: World
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
  world.clock.stop()
})
afterAll(() => world.close())

const today = () => world.clock.now().toISOString().slice(0, 10)

interface Seen {
  daysAgo?: number
  shown?: number
  opened?: number
  revealed?: number
}

/** As the counting writes it. */
async function seen(vendor: Pick<Buyer, 'id'>, productId: number, views: Seen) {
  const { daysAgo = 0, ...counts } = views
  await world.db
    .insertInto('view_days')
    .values({
      product_id: productId,
      vendor_id: vendor.id,
      day: daysAfter(today(), -daysAgo),
      ...counts,
    })
    .execute()
}

async function figuresOf({ client }: Pick<Buyer, 'client'>, days?: 7 | 28 | 91) {
  const { data, error } = await client.GET('/vendor/figures/', { params: { query: { days } } })
  if (!data) throw new Error(`no figures: ${JSON.stringify(error)}`)
  return data
}

async function rowsOf({ client }: Pick<Buyer, 'client'>, query: Record<string, unknown> = {}) {
  const params = { query: query as never }
  const { data, error } = await client.GET('/vendor/figures/listings/', { params })
  if (!data) throw new Error(`no rows: ${JSON.stringify(error)}`)
  return data
}

const oneOf = ({ client }: Pick<Buyer, 'client'>, id: number) =>
  client.GET('/vendor/figures/{id}/', { params: { path: { id }, query: {} } })

describe('figures', () => {
  it('are for approved sellers, each for their own', async () => {
    const [seller, other, buyer] = [
      await newVendor(world),
      await newVendor(world),
      await newBuyer(world),
    ]
    const id = await liveVehicle(world, seller)
    for (const [client, status] of [
      [world.clientWith(null), 401],
      [buyer.client, 403],
    ] as const) {
      const { response } = await client.GET('/vendor/figures/')
      expect(response.status).toBe(status)
    }
    expect((await oneOf(other, id)).response.status).toBe(404)
    expect((await oneOf(seller, id)).response.status).toBe(200)
    expect((await rowsOf(other)).data).toEqual([])
  })

  it('of a seller without listings are empty, and of a shop that never counted unknown', async () => {
    await sql`delete from view_days`.execute(world.db)
    const seller = await newVendor(world)
    const found = await figuresOf(seller, 7)
    expect(found).toMatchObject({ listings: 0, counted_since: null })
    expect(found.days).toHaveLength(7)
    expect(found.totals).toMatchObject({ opened: null, orders: 0 })
  })

  it('tell days, sums and the period before, with unknown days as such', async () => {
    const seller = await newVendor(world)
    const id = await liveVehicle(world, seller)
    await seen(seller, id, { daysAgo: 0, shown: 20, opened: 4 })
    await seen(seller, id, { daysAgo: 6, shown: 10, opened: 1, revealed: 1 })
    await seen(seller, id, { daysAgo: 13, shown: 50, opened: 3 })
    const found = await figuresOf(seller, 7)
    expect(found.totals).toMatchObject({ shown: 30, opened: 5, revealed: 1, shared: 0 })
    expect(found.before).toMatchObject({ shown: 50, opened: 3 })
    expect(found.days.at(-1)).toMatchObject({ day: today(), opened: 4 })
    expect(found.days[1]).toMatchObject({ opened: 0 })
    const longer = await figuresOf(seller, 28)
    expect(longer.totals).toMatchObject({ opened: 8 })
    expect(longer.before).toMatchObject({ opened: null, orders: 0 })
    expect(longer.days[0]).toMatchObject({ opened: null, orders: 0 })
  })

  it('read favourites, questions, offers and orders where they stand', async () => {
    const seller = await newVendor(world)
    const id = await liveVehicle(world, seller)
    const [one, two] = [await newBuyer(world), await newBuyer(world)]
    for (const buyer of [one, two, seller]) {
      const kept = await buyer.client.POST('/favourites/', { body: { product: id } as never })
      expect(kept.response.status).toBeLessThan(300)
    }
    await one.client.POST('/products/{id}/thread/', {
      params: { path: { id } },
      body: { text: 'Is it still there?' } as never,
    })
    const { totals } = await figuresOf(seller, 7)
    expect(totals).toMatchObject({ favourites: 2, questions: 1, offers: 0, orders: 0 })
    const { data } = await rowsOf(seller)
    expect(data).toMatchObject([{ listing: id, favourites: 2, questions: 1 }])
  })

  it('follow the shop’s days', async () => {
    const seller = await newVendor(world)
    const id = await liveVehicle(world, seller)
    const buyer = await newBuyer(world)
    const { rows } = await sql<{ id: number }>`
      insert into favourite_lists (account_id, created_at) values (${buyer.id}, now()) returning id`.execute(
      world.db,
    )
    await sql`insert into favourites (list_id, product_id, price, currency, added_at)
      values (${rows[0]!.id}, ${id}, 1, 'KES', ${`${daysAfter(today(), -2)}T22:30:00Z`})`.execute(
      world.db,
    )
    const dayOf = async () =>
      (await figuresOf(seller, 7)).days.find(({ favourites }) => favourites === 1)?.day
    expect(await dayOf()).toBe(daysAfter(today(), -2))
    const { setShopZone } = await import('../../src/core/shop-day.ts')
    setShopZone('Africa/Nairobi')
    expect(await dayOf()).toBe(daysAfter(today(), -1))
    setShopZone('UTC')
  })
})

describe('the table', () => {
  let seller: Buyer
  const ids: number[] = []
  beforeAll(async () => {
    seller = await newVendor(world)
    for (const [name, opened] of [
      ['2014 Toyota Vitz F', 5],
      ['2011 Toyota Vitz RS', 9],
      ['=Zebra 100%', 0],
    ] as const) {
      const id = await liveVehicle(world, seller, name)
      if (opened > 0) await seen(seller, id, { shown: 100 - opened, opened })
      ids.push(id)
    }
    await draftVehicle(world, seller, 'A draft')
  })

  const titles = async (query: Record<string, unknown>) =>
    (await rowsOf(seller, query)).data.map(({ title }) => title)

  it.each([
    [{}, ['2011 Toyota Vitz RS', '2014 Toyota Vitz F', 'A draft', '=Zebra 100%']],
    [{ sort: 'shown', order: 'desc', per_page: 2 }, ['2014 Toyota Vitz F', '2011 Toyota Vitz RS']],
    [{ sort: 'title', order: 'asc', per_page: 1 }, ['2011 Toyota Vitz RS']],
    [{ sort: 'opened', per_page: 1, page: 2 }, ['2014 Toyota Vitz F']],
    [{ q: 'vitz rs' }, ['2011 Toyota Vitz RS']],
    [{ q: '%' }, ['=Zebra 100%']],
    [{ q: '_' }, []],
  ])('%j', async (query, expected) => {
    expect(await titles(query)).toEqual(expected)
  })

  it('tells since when a listing is live, and again from when it was published anew', async () => {
    const daysOf = async () =>
      new Map((await rowsOf(seller)).data.map((row) => [row.title, row.days_on_sale]))
    world.clock.advance({ days: 3, hours: 1 })
    expect(await daysOf()).toEqual(
      new Map<string, number | null>([
        ['2011 Toyota Vitz RS', 3],
        ['2014 Toyota Vitz F', 3],
        ['=Zebra 100%', 3],
        ['A draft', null],
      ]),
    )
    await save(seller, { cid: ids[0]!, publish: 'draft' })
    expect((await daysOf()).get('2014 Toyota Vitz F')).toBeNull()
    await save(seller, { cid: ids[0]!, publish: 'live' })
    world.clock.advance({ days: -3, hours: -1 })
  })

  it('is a file that no spreadsheet takes for a formula', async () => {
    const { data, response } = await seller.client.GET('/vendor/figures/export/', {
      params: { query: { sort: 'title', order: 'asc' } },
      parseAs: 'text',
    })
    expect(response.headers.get('content-disposition')).toMatch(
      /figures-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv/,
    )
    const lines = String(data).trim().split('\r\n')
    expect(lines[0]).toContain('listing,reference,title,status,days_on_sale,shown,opened,revealed')
    expect(lines.some((line) => line.includes(",'=Zebra 100%,"))).toBe(true)
    expect(lines).toHaveLength(5)
    expect(lines[2]).toMatch(/^\d+,KE-\d+,2014 Toyota Vitz F,live,\d+,95,5,0,0,0,0,0,0$/)
  })
})

describe('one listing', () => {
  it('is compared with what others of its model, age and mileage cost, once there are five', async () => {
    const seller = await newVendor(world)
    const id = await liveVehicle(world, seller, 'Compared Vitz')
    await sql`update products set model_year = 1987, price = 108000000 where id = ${id}`.execute(
      world.db,
    )
    const subId = await modelId(world, 'Toyota', 'Vitz')
    const other = await newVendor(world)
    const add = async (price: number, year = 1988, mileage = 90_000) => {
      const like = await liveVehicle(world, other, 'Another Vitz')
      await sql`update products set model_id = ${subId}, model_year = ${year}, mileage = ${mileage}, price = ${price}
        where id = ${like}`.execute(world.db)
    }
    for (const price of [80, 90, 100, 110]) await add(price * 1_000_000)
    await add(100_000_000, 1990)
    await add(100_000_000, 1988, 200_000)
    expect((await oneOf(seller, id)).data?.similar).toBeNull()
    await add(120_000_000)
    expect((await oneOf(seller, id)).data?.similar).toEqual({
      count: 5,
      currency: 'KES',
      lowest: '800000.00',
      median: '1000000.00',
      highest: '1200000.00',
      percent: 8,
      from_year: 1985,
      to_year: 1989,
      from_mileage: 58_940,
      to_mileage: 109_460,
    })
  })

  it('lacks what the shop’s own listings say is worth having', async () => {
    const seller = await newVendor(world)
    const spare = await liveSpare(world, seller, 'Front brake pads')
    const lacks = async () => (await oneOf(seller, spare)).data?.missing
    expect(await lacks()).toEqual([
      { what: 'pictures', percent: null, listings: 0 },
      { what: 'description', percent: null, listings: 0 },
      { what: 'video', percent: null, listings: 0 },
    ])
    await sql`delete from view_days`.execute(world.db)
    await sql`
      with chosen as (
        select id, row_number() over (order by id) as n from products
        where class = 'parts' and market = 'local' and id <> ${spare} order by id limit 60
      ), pictured as (update products set image_count = case when n <= 20 then 8 else 1 end from chosen where products.id = chosen.id)
      insert into view_days (product_id, day, shown, opened)
      select id, ${today()}, 100, case when n <= 20 then 13 else 10 end from chosen`.execute(
      world.db,
    )
    await measureEffects(world.db, daysAfter(today(), -28))
    expect(await lacks()).toMatchObject([
      { what: 'pictures', percent: 30, listings: 60 },
      { what: 'description' },
      { what: 'video' },
    ])
  })
})

describe('the weekly mail', () => {
  /** To the Monday after, in the morning. */
  function toMonday() {
    const now = world.clock.now()
    const days = (8 - now.getUTCDay()) % 7 || 7
    world.clock.advance({ days, hours: 9 - now.getUTCHours() })
  }

  it('comes once on Monday, to those whose listings were seen and who want it', async () => {
    toMonday()
    const [seller, silent, muted] = [
      await newVendor(world),
      await newVendor(world),
      await newVendor(world),
    ]
    const listings = new Map<Buyer, number>()
    for (const vendor of [seller, silent, muted])
      listings.set(vendor, await liveVehicle(world, vendor))
    await world.db
      .updateTable('accounts')
      .set({ language: 'fr' })
      .where('id', '=', seller.id)
      .execute()
    await seen(seller, listings.get(seller)!, { daysAgo: 2, shown: 1840, opened: 12 })
    await seen(seller, listings.get(seller)!, { daysAgo: 9, shown: 920, opened: 24 })
    await seen(seller, listings.get(seller)!, { daysAgo: 40, opened: 1 })
    await seen(muted, listings.get(muted)!, { daysAgo: 2, opened: 3 })
    await muted.client.PATCH('/profile/', { body: { notifications: { weekly_figures: false } } })
    await Promise.all([sendWeeklyMails(world.context), sendWeeklyMails(world.context)])
    await sendWeeklyMails(world.context)
    await world.deliverMails()
    const mails = await mailsTo(world, seller.email)
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({ subject: 'Vos annonces la semaine dernière' })
    const text = JSON.stringify(mails[0])
    expect(text).toMatch(/12, 50.% de moins que la semaine précédente/)
    expect(text).toMatch(/1.840, 100.% de plus/)
    expect(await mailsTo(world, silent.email)).toEqual([])
    expect(await mailsTo(world, muted.email)).toEqual([])
  })
})
