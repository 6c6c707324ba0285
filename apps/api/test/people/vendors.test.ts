import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { BandariClient } from '@bandari/sdk'
import { mailsTo } from '../helpers/mails.ts'
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

let numbers = 0

interface Applicant {
  id: number
  email: string
  client: BandariClient
}

/** Somebody new who has applied to sell. */
async function newApplicant(): Promise<Applicant> {
  numbers += 1
  const { id, email, client } = await newBuyer(world)
  const { response } = await client.POST('/upgrade-to-agent-account/', {
    body: { mobileNumber: `+2547120000${String(numbers).padStart(2, '0')}`, agreed: true },
  })
  expect(response.status).toBe(200)
  return { id, email, client }
}

/** A live spare of theirs. */
async function listSpare(vendorId: number, wish: { status?: 'draft' | 'live' } = {}) {
  numbers += 1
  return world.db
    .insertInto('products')
    .values({
      market: 'local',
      class: 'parts',
      title: `Quartz headlamp number ${numbers}`,
      reference: `PEOPLE-${numbers}`,
      part_number: `QH-${numbers}-X`,
      price: 450_000,
      currency: 'KES',
      quantity: 1,
      status: 'live',
      vendor_id: vendorId,
      ...wish,
    })
    .returning(['id', 'title', 'part_number', 'reference'])
    .executeTakeFirstOrThrow()
}

const isPublic = async (id: number) => {
  const visitor = await world.as(null)
  const { response } = await visitor.GET('/products/{id}/', { params: { path: { id } } })
  return response.status === 200
}

const vendor = async (id: number) => {
  const { data } = await support.GET('/support/vendors/{id}', { params: { path: { id } } })
  if (!data) throw new Error(`no vendor ${id}`)
  return data
}

const decide = async (id: number, body: Record<string, unknown>, client = support) => {
  const version = await versionOf(world, 'accounts', id)
  return client.PUT('/support/vendors/{id}', {
    params: { path: { id } },
    body: { version, ...body } as never,
  })
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

describe('listSupportVendors', () => {
  it.each(['buyer', 'vendor', 'finance', 'content'] as const)('is not for %s', async (role) => {
    const { response } = await (await world.as(role)).GET('/support/vendors')
    expect(response.status).toBe(403)
  })

  it('shows an application with what was submitted', async () => {
    const { id, email } = await newApplicant()
    const filter = JSON.stringify({ seller_status: 'pending', q: email })
    const { data } = await support.GET('/support/vendors', { params: { query: { filter } } })
    expect(data).toEqual([
      expect.objectContaining({
        id,
        email,
        mobile: expect.stringMatching(/^\+254/),
        agent_code: expect.any(String),
        applied_at: expect.any(String),
        allowed_statuses: ['approved', 'none'],
        num_listings: 0,
        history: [],
      }),
    ])
  })

  it('has nobody who never applied', async () => {
    const { email } = await newBuyer(world)
    const filter = JSON.stringify({ email })
    const { data, response } = await support.GET('/support/vendors', {
      params: { query: { filter } },
    })
    expect(data).toEqual([])
    expect(response.headers.get('content-range')).toBe('vendors */0')
  })
})

describe('updateSupportVendor', () => {
  it('approves: the listings appear at once, and a mail says what to do next', async () => {
    const { id, email } = await newApplicant()
    const { id: listing } = await listSpare(id)
    expect(await isPublic(listing)).toBe(false)
    const { version } = await vendor(id)
    const { data } = await decide(id, { version, seller_status: 'approved' })
    expect(data).toMatchObject({
      seller_status: 'approved',
      version: version + 1,
      num_live: 1,
      history: [
        {
          action: 'approve-vendor',
          by: 'Mary Phiri',
          from: 'pending',
          to: 'approved',
          reason: null,
        },
      ],
    })
    expect(await isPublic(listing)).toBe(true)
    const [mail] = await mailsTo(world, email)
    expect(mail?.text).toContain(`${world.settings.portalOrigin}/vendor-dashboard`)
  })

  it('suspends with a reason that the vendor reads: the listings are gone until they are back', async () => {
    const { id, email } = await newApplicant()
    const { id: listing } = await listSpare(id)
    await decide(id, { seller_status: 'approved' })
    const unexplained = await decide(id, { seller_status: 'suspended' })
    expect(unexplained.error).toEqual({ reason: ['This field is required.'] })
    await decide(id, { seller_status: 'suspended', reason: 'Parts never arrived.' })
    expect(await isPublic(listing)).toBe(false)
    const [mail] = await mailsTo(world, email)
    expect(mail?.text).toContain('Reason: Parts never arrived.')
    await decide(id, { seller_status: 'approved' })
    expect(await isPublic(listing)).toBe(true)
    expect((await auditOf('account', id)).map(({ action }) => action)).toEqual([
      'approve-vendor',
      'suspend-vendor',
      'reinstate-vendor',
    ])
  })

  it('refuses with a reason; whoever was refused may be approved after all', async () => {
    const { id, email } = await newApplicant()
    const { error } = await decide(id, { seller_status: 'none' })
    expect(error).toEqual({ reason: ['This field is required.'] })
    const { data } = await decide(id, { seller_status: 'none', reason: 'The mobile is not yours.' })
    expect(data).toMatchObject({ seller_status: 'none', allowed_statuses: ['approved'] })
    const [mail] = await mailsTo(world, email)
    expect(mail).toMatchObject({ subject: expect.stringContaining('Your application to sell') })
    expect(mail?.text).toContain('The mobile is not yours.')
    expect((await decide(id, { seller_status: 'approved' })).data).toMatchObject({
      seller_status: 'approved',
    })
  })

  it('tells the refused why, and lets them apply again', async () => {
    const { id, client } = await newApplicant()
    const standing = async () => (await client.GET('/seller-application/')).data
    const apply = async () => (await client.POST('/seller-application/')).data
    expect(await standing()).toMatchObject({ seller_status: 'pending', may_apply: false })
    await decide(id, { seller_status: 'none', reason: 'The mobile is not yours.' })
    const first = await standing()
    expect(first).toMatchObject({
      seller_status: 'none',
      refused: true,
      reason: 'The mobile is not yours.',
      may_apply: true,
    })
    expect(Date.parse(first?.decided_at ?? '')).toBeGreaterThan(Date.parse(first?.applied_at ?? ''))

    const [again, twice] = await Promise.all([apply(), apply()])
    expect(again).toMatchObject({ seller_status: 'pending', refused: false, reason: null })
    expect(twice).toEqual(again)
    expect(Date.parse(again?.applied_at ?? '')).toBeGreaterThan(Date.parse(first?.decided_at ?? ''))
    expect(await vendor(id)).toMatchObject({
      seller_status: 'pending',
      applied_at: again?.applied_at,
      allowed_statuses: ['approved', 'none'],
    })

    await decide(id, { seller_status: 'approved' })
    expect(await standing()).toMatchObject({ seller_status: 'approved', decided_at: null })
    await decide(id, { seller_status: 'suspended', reason: 'Parts never arrived.' })
    expect(await apply()).toMatchObject({
      seller_status: 'suspended',
      reason: 'Parts never arrived.',
      may_apply: false,
    })
  })

  it('takes an application from supporters only', async () => {
    const { client } = await newBuyer(world)
    expect((await client.GET('/seller-application/')).data).toMatchObject({
      applied_at: null,
      may_apply: false,
    })
    const { error, response } = await client.POST('/seller-application/')
    expect(response.status).toBe(403)
    expect(error).toMatchObject({ detail: 'You have not joined the seller programme.' })
  })

  it('tells the second of two who was quicker', async () => {
    const { id } = await newApplicant()
    const { version } = await vendor(id)
    await decide(id, { version, seller_status: 'approved' }, admin)
    const { error, response } = await decide(id, { version, seller_status: 'none', reason: 'No.' })
    expect(response.status).toBe(409)
    expect(error).toEqual({
      detail: 'Grace Banda has changed this meanwhile. Load it again to see how it is now.',
    })
    expect(await vendor(id)).toMatchObject({ seller_status: 'approved' })
  })

  it('has no move that is not one', async () => {
    const { id, email } = await newApplicant()
    const { error, response } = await decide(id, { seller_status: 'suspended', reason: 'No.' })
    expect(response.status).toBe(409)
    expect(error).toEqual({
      detail: `'suspended' is not a valid seller status for ${email} (current status: 'pending')`,
    })
  })

  it('reaches a listing that is written while its vendor is being suspended', async () => {
    const { id } = await newApplicant()
    await decide(id, { seller_status: 'approved' })
    const { listing } = await world.db.transaction().execute(async (tx) => {
      await sql`select from accounts where id = ${id} for update`.execute(tx)
      const listing = listSpare(id)
      // It waits for the account, or it would be in the way of the assertion already.
      await sql`select pg_sleep(0.3)`.execute(tx)
      await sql`update accounts set seller_status = 'suspended' where id = ${id}`.execute(tx)
      return { listing }
    })
    expect(await isPublic((await listing).id)).toBe(false)
  })
})

const listings = async (
  filter: Record<string, unknown>,
  more: { sort?: string; range?: string } = {},
) => {
  const query = { filter: JSON.stringify(filter), ...more }
  const { data, response } = await support.GET('/support/listings', { params: { query } })
  return { ids: data?.map(({ id }) => id), range: response.headers.get('content-range') }
}

const update = async (id: number, body: Record<string, unknown>, client = support) => {
  const version = await versionOf(world, 'products', id)
  return client.PUT('/support/listings/{id}', {
    params: { path: { id } },
    body: { version, ...body } as never,
  })
}

describe('listSupportListings', () => {
  it.each(['buyer', 'vendor', 'finance', 'content'] as const)('is not for %s', async (role) => {
    const { response } = await (await world.as(role)).GET('/support/listings')
    expect(response.status).toBe(403)
  })

  it('finds a listing by number, words, part number, reference and seller, drafts too', async () => {
    const { id: vendorId, email } = await newApplicant()
    const { id, title, part_number, reference } = await listSpare(vendorId, { status: 'draft' })
    const found = { ids: [id], range: 'listings 0-0/1' }
    expect(await listings({ id })).toEqual(found)
    expect(await listings({ q: String(id), seller_email: email })).toEqual(found)
    expect(await listings({ q: title.toUpperCase() })).toEqual(found)
    expect(await listings({ q: `quartz headl ${numbers}` })).toEqual(found)
    expect(await listings({ q: part_number })).toEqual(found)
    expect(await listings({ part_number: part_number?.toLowerCase() })).toEqual(found)
    expect(await listings({ reference })).toEqual(found)
    expect(await listings({ seller_email: email.toUpperCase() })).toEqual(found)
    expect(await listings({ seller_id: vendorId, prod_live: 'live' })).toMatchObject({ ids: [] })
    expect(await listings({ q: '"; dropped table' })).toMatchObject({ ids: [] })
    expect(await listings({ q: '—' })).toMatchObject({ ids: [] })
  })

  it('counts exactly what the filters leave, before and after a fold', async () => {
    const filters = [{}, { prod_class: 'parts' }, { market: 'local', prod_live: 'live' }]
    await stockProduct(world, { class: 'parts' })
    for (let pass = 0; pass < 2; pass += 1) {
      for (const filter of filters) {
        const { prod_class, market, prod_live } = filter as Record<string, string | undefined>
        const { rows } = await sql<{ n: number }>`select count(*)::integer as n from products
          where (${prod_class ?? null}::text is null or class = ${prod_class ?? null})
          and (${market ?? null}::text is null or market = ${market ?? null})
          and (${prod_live ?? null}::text is null or status = ${prod_live ?? null})`.execute(
          world.db,
        )
        const { range } = await listings(filter)
        expect(range).toBe(`listings 0-24/${rows[0]?.n}`)
      }
      await sql`select fold_product_counts()`.execute(world.db)
    }
  })

  it.each([
    ['date_created', 'DESC'],
    ['date_created', 'ASC'],
    ['id', 'ASC'],
    ['id', 'DESC'],
  ] as const)(
    'pages by %s %s from end to end, each once and in order',
    async (field, direction) => {
      const { rows } = await sql<{ id: number }>`
      select id from products order by ${sql.ref(field)} ${sql.raw(direction)}, id ${sql.raw(direction)}`.execute(
        world.db,
      )
      const sort = JSON.stringify([field, direction])
      const ids: number[] = []
      for (let first = 0; first < rows.length; first += 100) {
        ids.push(...((await listings({}, { sort, range: `[${first},${first + 99}]` })).ids ?? []))
      }
      expect(ids).toEqual(rows.map(({ id }) => id))
    },
  )

  it('ends a total that had to be counted at a thousand, and still shows the newest', async () => {
    const { rows } = await sql<{ id: number; n: number }>`
      select max(id) as id, count(*)::integer as n from products where id <= 1500`.execute(world.db)
    expect(rows[0]?.n).toBeGreaterThan(1000)
    const { range } = await listings({ id_lte: 1500 })
    expect(range).toBe('listings 0-24/1000')
  })

  it.each([
    [{ filter: '{"colour":"red"}' }, 'Unknown filter: colour.'],
    [{ sort: '["seller_email","ASC"]' }, 'Unknown sort field: seller_email.'],
    [{ sort: '["prod_class","ASC"]' }, 'Unknown sort field: prod_class.'],
  ])('refuses %j', async (query, detail) => {
    const { error } = await support.GET('/support/listings', { params: { query } })
    expect(error).toEqual({ detail })
  })
})

describe('updateSupportListing', () => {
  it('takes a vendor’s listing down and restores it, each with a mail; the vendor’s switch stays', async () => {
    const { id: vendorId, email } = await newApplicant()
    await decide(vendorId, { seller_status: 'approved' })
    const { id } = await listSpare(vendorId)
    const unexplained = await update(id, { taken_down: true })
    expect(unexplained.error).toEqual({ reason: ['This field is required.'] })
    const { data } = await update(id, { taken_down: true, reason: 'Photos of another part.' })
    expect(data).toMatchObject({
      taken_down: true,
      prod_live: 'live',
      is_visible: false,
      history: [{ action: 'take-down-listing', from: 'false', to: 'true' }],
    })
    expect(await isPublic(id)).toBe(false)
    const [mail] = await mailsTo(world, email)
    expect(mail?.text).toContain('Reason: Photos of another part.')
    expect(await listings({ taken_down: true, seller_id: vendorId })).toMatchObject({ ids: [id] })
    await update(id, { taken_down: false, reason: 'New photos.' })
    expect(await isPublic(id)).toBe(true)
    expect(await mailsTo(world, email)).toHaveLength(3)
  })

  it('takes our own stock off the storefront and out of baskets', async () => {
    const buyer = await newBuyer(world)
    const { id, url } = await stockProduct(world, { title: 'Toyota Vitz with a wrong price' })
    await addToBasket(world, buyer, { url })
    await update(id, { taken_down: true, reason: 'The price is wrong.' })
    expect(await isPublic(id)).toBe(false)
    await expect(order(buyer)).rejects.toThrow('no order')
    await update(id, { taken_down: false, reason: 'Put right.' })
    expect(await isPublic(id)).toBe(true)
    await addToBasket(world, buyer, { url })
    await order(buyer)
  })

  it('corrects our own stock, never below what orders were promised', async () => {
    const buyer = await newBuyer(world)
    const { id, url } = await stockProduct(world)
    await addToBasket(world, buyer, { url }, { quantity: 2 })
    await order(buyer)
    const short = await update(id, { num_in_stock: 1, reason: 'Counted.' })
    expect(short.error).toEqual({ num_in_stock: ['2 are promised to orders.'] })
    const { data } = await update(id, { num_in_stock: 9, reason: 'Counted.' })
    expect(data).toMatchObject({ num_in_stock: 9, num_available: 7 })
    expect(await auditOf('listing', id)).toEqual([
      {
        action: 'set-stock',
        before: { num_in_stock: 3 },
        after: { num_in_stock: 9 },
        reason: 'Counted.',
      },
    ])
  })

  it('does not write a stock over a sale that was made since it was read', async () => {
    const { id } = await stockProduct(world)
    const { data: read } = await support.GET('/support/listings/{id}', { params: { path: { id } } })
    await sql`update products set quantity = 2 where id = ${id}`.execute(world.db)
    const { response } = await update(id, { ...read, taken_down: true, reason: 'Sold elsewhere.' })
    expect(response.status).toBe(409)
  })

  it('leaves a vendor’s stock to the vendor', async () => {
    const { id: vendorId } = await newApplicant()
    const { id } = await listSpare(vendorId)
    const { error, response } = await update(id, { num_in_stock: 5, reason: 'Counted.' })
    expect(response.status).toBe(409)
    expect(error).toEqual({ detail: 'Only the vendor may change this stock.' })
  })

  it('tells the second of two who was quicker', async () => {
    const { id } = await stockProduct(world)
    const { data: read } = await support.GET('/support/listings/{id}', { params: { path: { id } } })
    await update(id, { ...read, taken_down: true, reason: 'Wrong price.' }, admin)
    const { error } = await update(id, { ...read, num_in_stock: 5, reason: 'Counted.' })
    expect(error).toMatchObject({ detail: expect.stringMatching(/^Grace Banda has changed this/) })
  })
})
