import { sql } from 'kysely'
import { read } from '@e965/xlsx'
import { beforeAll, afterAll, describe, expect, inject, it } from 'vitest'
import { countChanges } from '../../src/reports/count-changes.ts'
import { mailReports } from '../../src/reports/mail-reports.ts'
import { mailsTo } from '../helpers/mails.ts'
import { createWorld, type World } from '../helpers/world.ts'
import {
  addToBasket,
  move,
  newBuyer,
  order,
  orderedCar,
  paidCar,
  stockProduct,
} from '../helpers/steps.ts'

let world: World
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
  goTo('2031-03-28T09:00:00Z')
  await countChanges(world)
})
afterAll(() => world.close())

/** Time passes only when it is told to. */
function goTo(moment: string) {
  world.clock.stop()
  world.clock.advance({ minutes: (Date.parse(moment) - world.clock.now().getTime()) / 60_000 })
}

const only = (from: string, to = from) => ({ by: 'country', period: 'custom', from, to }) as const

const thisMonth = { period: 'this-month', by: 'country' } as const

async function turnover(query: {
  by: 'month' | 'country' | 'make' | 'seller' | 'supporter' | 'source'
  period: 'this-month' | 'last-month' | 'last-12-months'
}) {
  await countChanges(world)
  const client = await world.as('finance')
  const { data } = await client.GET('/support/reports/turnover', { params: { query } })
  if (!data) throw new Error('no report')
  return data
}

async function freight() {
  await countChanges(world)
  const { data } = await (await world.as('desk')).GET('/support/reports/freight', {
    params: { query: only('2031-04-03') },
  })
  if (!data) throw new Error('no report')
  return data
}

const nothing = { orders: 0, turnover: '0.00', canceled: 0, returned: '0.00', net: '0.00' }

describe('turnover', () => {
  it('is no business of buyers, sellers and the writers of articles', async () => {
    for (const person of ['buyer', 'vendor', 'content'] as const) {
      const { response } = await (await world.as(person)).GET('/support/reports/turnover', {
        params: { query: thisMonth },
      })
      expect(response.status, person).toBe(403)
    }
  })

  it('counts an order on the day on which its payment is found, and a cancellation on its own', async () => {
    const unpaid = await orderedCar(world)
    expect((await turnover(thisMonth)).rows).toEqual([])
    await move(world, unpaid.order, 'Authorized')
    const one = { orders: 1, turnover: '5200.00', canceled: 0, returned: '0.00', net: '5200.00' }
    const counted = await turnover(thisMonth)
    expect(counted.rows).toEqual([
      { key: 'KE', label: 'Kenya', currency: 'USD', now: one, before: nothing, year_ago: nothing },
    ])
    expect(counted.totals).toEqual([
      { currency: 'USD', now: one, before: nothing, year_ago: nothing },
    ])

    goTo('2031-04-02T09:00:00Z')
    await move(world, unpaid.order, 'Canceled')
    const later = await turnover(thisMonth)
    expect(later.rows[0]).toMatchObject({
      now: { orders: 0, turnover: '0.00', canceled: 1, returned: '5200.00', net: '-5200.00' },
    })
    expect((await turnover({ by: 'country', period: 'last-month' })).rows[0]?.now).toEqual(one)
  })

  it('does not count a payment that is said to be missing again', async () => {
    const before = await turnover(thisMonth)
    const { order: placed } = await paidCar(world)
    await world.db
      .insertInto('order_events')
      .values({
        order_id: placed.id,
        status: 'Pending',
        actor_id: null,
        reason: null,
        at: world.clock.now(),
      })
      .execute()
    expect((await turnover(thisMonth)).totals).toEqual(before.totals)
  })

  it('shares an order among its makes, and counts it once', async () => {
    const [toyota, nissan] = await world.db
      .selectFrom('makes')
      .select(['id', 'name'])
      .where('name', 'in', ['Toyota', 'Nissan'])
      .orderBy('name', 'desc')
      .execute()
    if (!toyota || !nissan) throw new Error('no makes')
    const buyer = await newBuyer(world)
    const [first, second] = [
      await stockProduct(world, { price: 100_000 }),
      await stockProduct(world, { price: 200_000 }),
    ]
    const setMake = (id: number, make_id: number) =>
      world.db.updateTable('products').set({ make_id }).where('id', '=', id).execute()
    await setMake(first.id, toyota.id)
    await setMake(second.id, nissan.id)
    const before = await turnover(thisMonth)
    await addToBasket(world, buyer, first)
    await addToBasket(world, buyer, second)
    const placed = await order(buyer)
    await move(world, placed, 'Authorized')
    const rows = (await turnover({ ...thisMonth, by: 'make' })).rows
    const rowOf = (name: string) => rows.find(({ label }) => label === name)?.now
    // 3,000 for goods and 700 for shipping: a third and two.
    expect(rowOf('Toyota')).toMatchObject({ orders: 1, turnover: '1233.33' })
    expect(rowOf('Nissan')).toMatchObject({ orders: 1, turnover: '2466.67' })
    const after = await turnover(thisMonth)
    const orders = (report: typeof after) => report.totals[0]?.now.orders ?? 0
    expect(orders(after)).toBe(orders(before) + 1)
  })

  it('never adds two currencies', async () => {
    const { order: placed } = await paidCar(world)
    await countChanges(world)
    // No shop of ours sells in euros yet; the books would bear it.
    await sql`update sale_entries set currency = 'EUR' where order_id = ${placed.id}`.execute(
      world.db,
    )
    const client = await world.as('finance')
    const { data } = await client.GET('/support/reports/turnover', { params: { query: thisMonth } })
    const { data: months } = await client.GET('/support/reports/turnover', {
      params: { query: { ...thisMonth, by: 'month' } },
    })
    expect(data?.totals.map(({ currency }) => currency)).toEqual(['USD', 'EUR'])
    expect(data?.totals[1]?.now.turnover).toBe('5200.00')
    expect(months?.rows.map(({ key, currency }) => [key, currency])).toEqual([
      ['2031-04', 'USD'],
      ['2031-04', 'EUR'],
    ])
  })

  it('says how many changed orders it does not count yet', async () => {
    await turnover(thisMonth)
    await paidCar(world)
    const { data } = await (await world.as('finance')).GET('/support/reports/turnover', {
      params: { query: thisMonth },
    })
    expect(data?.uncounted).toBe(1)
    expect((await turnover(thisMonth)).uncounted).toBe(0)
  })

  it('refuses days that are none', async () => {
    const { response, error } = await (await world.as('finance')).GET('/support/reports/turnover', {
      params: { query: { by: 'make', period: 'custom', from: '2031-03-02' } },
    })
    expect(response.status).toBe(400)
    expect(error).toMatchObject({ codes: { from: ['report_days'] } })
  })
})

it('mails a saved report once a week, and only while its owner may see it', async () => {
  goTo('2031-04-02T09:30:00Z')
  const client = await world.as('finance')
  const list = 'support/reports'
  const save = async (name: string, query: string) => {
    const { data } = await client.POST('/saved-views/', { body: { list, name, query } })
    const view = data?.find((each) => each.name === name)
    if (!view) throw new Error('not saved')
    const params = { path: { id: view.id } }
    await client.PUT('/saved-views/{id}/', { params, body: { is_mailed: true } })
    return view
  }
  await save('Countries', 'report=turnover&by=country&period=last-month')
  await save('Nothing that there is', 'report=profit')
  const to = 'finance@example.com'
  const mails = async () =>
    (await mailsTo(world, to)).filter(({ subject }) => subject.includes('report of the week'))

  expect(await mailReports(world.context)).toBe(1)
  expect(await mailReports(world.context)).toBe(0)
  const [mail] = await mails()
  expect(mail?.subject).toBe('Countries: your report of the week')
  expect(mail?.text).toContain('/support/reports?report=turnover&by=country&period=last-month')
  expect(mail?.text).toMatch(/Net turnover: (US)?\$[\d,.]+/)

  const nextWeek = () => world.db.deleteFrom('report_mails').execute()
  await nextWeek()
  const roleIs = (staff_role: 'content' | 'finance') =>
    world.db.updateTable('accounts').set({ staff_role }).where('email', '=', to).execute()
  await roleIs('content')
  expect(await mailReports(world.context)).toBe(0)
  await roleIs('finance')
  expect(await mailReports(world.context)).toBe(1)
  await nextWeek()
  goTo('2031-04-03T08:00:00Z')
  expect(await mailReports(world.context)).toBe(0)
})

describe('freight', () => {
  it('takes the tariff for the cost until the carrier’s invoice is known, and says what is not known', async () => {
    goTo('2031-04-03T09:00:00Z')
    const { order: placed } = await paidCar(world)
    expect((await freight()).totals[0]?.now).toEqual({
      orders: 1,
      charged: '700.00',
      by_carrier: 0,
      by_tariff: 1,
      unknown: 0,
      charged_known: '700.00',
      cost: '700.00',
      margin: '0.00',
    })
    const params = { path: { id: placed.id } }
    const body = { amount: '640.00', currency: 'USD', reference: 'INV-2231' }
    const { data: written } = await (await world.as('finance')).PUT(
      '/support/orders/{id}/freight-cost',
      { params, body },
    )
    expect(written).toMatchObject({
      charged: '700.00',
      recorded: { amount: '640.00', reference: 'INV-2231' },
    })
    expect((await freight()).totals[0]?.now).toMatchObject({
      by_carrier: 1,
      by_tariff: 0,
      cost: '640.00',
      margin: '60.00',
    })

    const second = await paidCar(world)
    await sql`update sale_entries set freight_cost = null, freight_basis = null where order_id = ${second.order.id}`.execute(
      world.db,
    )
    await countChanges(world)
    await sql`update sale_entries set freight_cost = null, freight_basis = null where order_id = ${second.order.id}`.execute(
      world.db,
    )
    expect((await freight()).totals[0]?.now).toMatchObject({
      orders: 2,
      charged: '1400.00',
      unknown: 1,
      charged_known: '700.00',
      cost: '640.00',
      margin: '60.00',
    })
    await sql`delete from sale_entries where order_id = ${placed.id}`.execute(world.db)
    expect((await freight()).totals[0]?.now).toMatchObject({ unknown: 1, cost: null, margin: null })
  })

  it('is written down by finance alone, once, in the order’s currency, and by nobody for themselves', async () => {
    const { order: placed } = await paidCar(world)
    const params = { path: { id: placed.id } }
    const path = '/support/orders/{id}/freight-cost'
    const body = { amount: '640.00', currency: 'USD', reference: 'INV-1' }
    const asSupport = await (await world.as('desk')).PUT(path, { params, body })
    expect(asSupport.response.status).toBe(403)
    const finance = await world.as('finance')
    const inYen = await finance.PUT(path, { params, body: { ...body, currency: 'JPY' } })
    expect(inYen.error).toMatchObject({ codes: { currency: ['freight_currency'] } })
    const free = await finance.PUT(path, { params, body: { ...body, amount: '0.00' } })
    expect(free.error).toMatchObject({ codes: { amount: ['freight_amount'] } })
    const unnamed = await finance.PUT(path, { params, body: { ...body, reference: ' ' } })
    expect(unnamed.error).toMatchObject({ codes: { reference: ['blank'] } })
    await finance.PUT(path, { params, body })
    await finance.PUT(path, { params, body })
    const taken = await finance.PUT(path, {
      params,
      body: { amount: null, currency: 'USD', reference: '' },
    })
    expect(taken.data?.recorded).toBeNull()
    const rows = await world.db
      .selectFrom('freight_costs')
      .select('amount')
      .where('order_id', '=', placed.id)
      .orderBy('id')
      .execute()
    expect(rows.map(({ amount }) => amount)).toEqual([64_000, null])
    await sql`update orders set account_id = (select id from accounts where email = 'finance@example.com')
      where id = ${placed.id}`.execute(world.db)
    expect((await finance.PUT(path, { params, body })).response.status).toBe(409)
  })
})

it('counts the days of a step from the latest of those before it', async () => {
  goTo('2031-04-04T09:00:00Z')
  const { order: placed } = await orderedCar(world)
  goTo('2031-04-05T09:00:00Z')
  await move(world, placed, 'Authorized')
  const staff = await world.db
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', 'support@example.com')
    .executeTakeFirstOrThrow()
  const done = (step: 'inspected' | 'booked', done_on: string) => ({
    order_id: placed.id,
    step,
    done_on,
    is_failed: false,
    note: null,
    actor_id: staff.id,
    at: world.clock.now(),
  })
  await world.db
    .insertInto('order_steps')
    .values([
      { ...done('inspected', '2031-04-07'), is_failed: true },
      done('inspected', '2031-04-09'),
      done('booked', '2031-04-08'),
    ])
    .execute()
  goTo('2031-04-10T09:00:00Z')
  await countChanges(world)
  const { data } = await (await world.as('desk')).GET('/support/reports/steps', {
    params: { query: only('2031-04-05', '2031-04-10') },
  })
  const once = (days: number) => ({ orders: 1, median_days: days, slow_days: days })
  expect(data?.rows.map(({ key }) => key)).toEqual(['KE'])
  expect(data?.rows[0]?.steps.map(({ step, now }) => [step, now])).toEqual([
    ['paid', once(1)],
    ['inspected', once(4)],
    // Before the inspection was done.
    ['booked', once(0)],
  ])
  expect(data?.totals[0]?.year_ago).toEqual({ orders: 0, median_days: null, slow_days: null })
})

describe('the file of a report', () => {
  const query = { report: 'turnover', ...only('2031-04-11') } as const

  it('is a workbook with numbers, in which no name is a formula', async () => {
    goTo('2031-04-11T09:00:00Z')
    await world.db.updateTable('countries').set({ name: '=1+1' }).where('code', '=', 'KE').execute()
    await paidCar(world)
    await countChanges(world)
    const { data, response } = await (await world.as('finance')).GET('/support/reports/file', {
      params: { query: { ...query, format: 'xlsx' } },
      parseAs: 'arrayBuffer',
    })
    expect(response.headers.get('content-disposition')).toBe(
      'attachment; filename="turnover-by-country-2031-04-11-2031-04-11.xlsx"',
    )
    const book = read(new Uint8Array(data as unknown as ArrayBuffer))
    const sheet = book.Sheets['turnover'] ?? {}
    expect(sheet['A2']).toMatchObject({ t: 's', v: '=1+1' })
    expect(sheet['A2'].f).toBeUndefined()
    expect(sheet['B2'].v).toBe('KE')
    expect(sheet['E1'].v).toBe('Turnover')
    expect(sheet['E2']).toMatchObject({ t: 'n', v: 5200 })
  })

  it('is a CSV with the same, in which what is not known is empty', async () => {
    const client = await world.as('support')
    const fileOf = async (report: 'turnover' | 'freight' | 'steps') => {
      const { data } = await client.GET('/support/reports/file', {
        params: { query: { ...query, report, format: 'csv' } },
        parseAs: 'text',
      })
      return String(data).split('\r\n')
    }
    const [head, row] = await fileOf('turnover')
    expect(head).toMatch(/^\uFEFF?Country,Code,Currency,Orders,Turnover,/)
    expect(row).toMatch(/^'=1\+1,KE,USD,1,5200\.00,0,0\.00,5200\.00,/)
    const [, carried] = await fileOf('freight')
    expect(carried).toBe(
      "'=1+1,KE,USD,1,700.00,0,1,0,700.00,700.00,0.00,0,0.00,0,0,0,0.00,,,0,0.00,0,0,0,0.00,,",
    )
    const [, step] = await fileOf('steps')
    expect(step).toBe("'=1+1,KE,paid,1,0,0,0,,,0,,")
  })
})
