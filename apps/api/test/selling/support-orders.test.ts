import type { Order, SupportOrder } from '@bandari/sdk'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { mailsTo } from '../helpers/mails.ts'
import {
  addToBasket,
  consignee,
  move,
  newBuyer,
  order,
  orderedCar,
  stockOf,
  stockProduct,
} from '../helpers/steps.ts'
import { createWorld, type World } from '../helpers/world.ts'

let world: World
let placed: { id: number; number: string }[]
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
  placed = []
  for (let count = 0; count < 30; count += 1) {
    world.clock.advance({ hours: 1 })
    placed.push((await orderedCar(world, { price: 100_000 + count * 100 })).order)
  }
}, 240_000)
afterAll(() => world.close())

interface Asked {
  sort?: unknown
  range?: unknown
  filter?: unknown
}

async function list(asked: Asked) {
  const query = Object.fromEntries(
    Object.entries(asked).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  )
  const client = await world.as('support')
  const { data, error, response } = await client.GET('/support/orders', { params: { query } })
  return {
    numbers: data?.map(({ number }) => number),
    data,
    error,
    status: response.status,
    range: response.headers.get('content-range'),
  }
}

/** One that nothing else is like. */
async function peterbilt({ title = 'Peterbilt 379 100% Ünïque_one' } = {}): Promise<Order> {
  const buyer = await newBuyer(world)
  await addToBasket(world, buyer, await stockProduct(world, { title }))
  return order(buyer, {
    shipping_address: {
      ...consignee,
      first_name: 'Nyokabi',
      last_name: "O'Brien",
      email: 'Nyo@example.com',
      phone_number: '+254 (799) 111-222',
      tel_number: '',
    },
  })
}

async function numbersFor(filter: Record<string, unknown>) {
  return (await list({ filter, range: [0, 99] })).numbers
}

async function get(id: number): Promise<SupportOrder> {
  const client = await world.as('support')
  const { data } = await client.GET('/support/orders/{id}', { params: { path: { id } } })
  if (!data) throw new Error(`no order ${id}`)
  return data
}

async function put(id: number, body: Record<string, unknown>) {
  const client = await world.as('support')
  const { data, error, response } = await client.PUT('/support/orders/{id}', {
    params: { path: { id } },
    body: body as { status: SupportOrder['status'] },
  })
  return { data, error, status: response.status }
}

describe('listSupportOrders', () => {
  it('has 25 orders, the newest first, and says of how many', async () => {
    const { numbers, range } = await list({})
    expect(numbers).toEqual(
      placed
        .toReversed()
        .slice(0, 25)
        .map(({ number }) => number),
    )
    expect(range).toBe('orders 0-24/30')
  })

  it('answers any range', async () => {
    expect(await list({ range: [25, 49] })).toMatchObject({ range: 'orders 25-29/30' })
    expect(await list({ range: [0, 0] })).toMatchObject({ range: 'orders 0-0/30' })
    expect(await list({ range: [60, 80] })).toMatchObject({ data: [], range: 'orders */30' })
    expect(await list({ filter: { number: 'none' } })).toMatchObject({
      data: [],
      range: 'orders */0',
    })
  })

  it.each([
    'id',
    'number',
    'status',
    'user_email',
    'user_name',
    'total_incl_tax',
    'shipping_code',
    'destination_country',
    'date_placed',
    'voucher_code',
    'agent_code',
  ])('sorts by %s either way', async (field) => {
    const up = await list({ sort: [field, 'ASC'], range: [0, 99] })
    const down = await list({ sort: [field, 'DESC'], range: [0, 99] })
    expect(up.status).toBe(200)
    expect(up.numbers).toHaveLength(30)
    expect(down.numbers).toEqual(up.numbers?.toReversed())
  })

  it('filters by value, by several, by bounds and by what it is not', async () => {
    const [first, second, third] = placed.map(({ id }) => id)
    const numbers = placed.map(({ number }) => number)
    expect(await numbersFor({ id: [first, third] })).toEqual([numbers[2], numbers[0]])
    expect(await numbersFor({ id: [] })).toEqual([])
    expect(await numbersFor({ number: numbers[1] })).toEqual([numbers[1]])
    expect(await numbersFor({ id_lte: second })).toEqual([numbers[1], numbers[0]])
    expect(await numbersFor({ id_neq: first })).toHaveLength(29)
    expect(await numbersFor({ status: 'Pending' })).toHaveLength(30)
    expect(await numbersFor({ status: ['Shipped', 'Canceled'] })).toEqual([])
    expect(await numbersFor({ status_neq: 'Pending' })).toEqual([])
    expect(await numbersFor({ destination_country: 'Kenya' })).toHaveLength(30)
    expect(await numbersFor({ destination_country: 'Uganda' })).toEqual([])
    expect(await numbersFor({ voucher_code: null })).toHaveLength(30)
    expect(await numbersFor({ voucher_code_neq: null })).toEqual([])
    expect(await numbersFor({ agent_code: 'JOYK2026' })).toEqual([])
    expect(await numbersFor({ total_incl_tax_lte: '1700.00' })).toEqual([numbers[0]])
    const { date_placed, user_email } = await get(second ?? 0)
    expect(await numbersFor({ user_email: user_email.toUpperCase() })).toEqual([numbers[1]])
    expect(await numbersFor({ date_placed_lte: date_placed })).toEqual([numbers[1], numbers[0]])
    expect(await numbersFor({ date_placed_gte: date_placed })).toHaveLength(29)
    expect(
      await numbersFor({ date_placed_gte: date_placed, date_placed_lte: date_placed }),
    ).toEqual([numbers[1]])
  })

  it.each(['no such', 'peterbilt 380', '%', "x':* | !", 'eterbilt_379', '+254 799 111 223'])(
    'does not find %j',
    async (q) => {
      const { number } = await peterbilt()
      expect(await numbersFor({ q })).not.toContain(number)
    },
  )

  it.each([
    ['the number', ({ number }: Order) => number],
    ['a part of it', ({ number }: Order) => number.slice(1)],
    ['the payment reference', ({ payment_reference }: Order) => payment_reference],
    ['the account’s e-mail', ({ email }: Order) => email.replace('nyo@', 'NYO@')],
    ['a part of it', ({ email }: Order) => email.slice(1)],
    ['the consignee’s e-mail', () => 'nyo@EXAMPLE'],
    ['the consignee’s name', () => "nyokabi o'brien"],
    ['the names the other way round', () => "O'Brien Nyokabi"],
    ['the title', () => 'peterBILT 379'],
    ['the middle of a word', () => 'bilt 37'],
    ['signs that a pattern knows', () => '100% ünïque_'],
    ['somebody and something', () => 'nyokabi peterbilt'],
    ['a telephone number', () => '+254 (799) 111-222'],
    ['the same from within the country', () => '0799 111 222'],
  ])('finds by %s', async (_, q) => {
    const placed = await peterbilt()
    expect(await numbersFor({ q: q(placed) })).toContain(placed.number)
  })

  it('finds further with a status, and a range of what it finds', async () => {
    const { number } = await peterbilt()
    expect(await numbersFor({ q: 'nyokabi', status: 'Pending' })).toContain(number)
    expect(await numbersFor({ q: 'nyokabi', status: 'Shipped' })).toEqual([])
    const pages = [
      await list({ filter: { q: 'toyota' }, range: [0, 9] }),
      await list({ filter: { q: 'toyota' }, range: [10, 19] }),
    ]
    const whole = await list({ filter: { q: 'toyota' }, range: [0, 99], sort: ['number', 'DESC'] })
    expect(pages.flatMap(({ numbers }) => numbers)).toEqual(whole.numbers?.slice(0, 20))
    expect(pages[1]?.range).toBe(`orders 10-19/${whole.numbers?.length}`)
  })

  it.each([
    ['phone', '+254799111222', '+254799111223'],
    ['phone', '799 111 222', 'nyokabi'],
    ['consignee_name', "o'brien", 'peterbilt'],
    ['title', 'unique peterbilt', 'nyokabi'],
    ['title', 'peterbilt 379', 'peterbilt 380'],
  ])('filters by %s: %j, not %j', async (field, right, wrong) => {
    const { number } = await peterbilt({ title: 'Peterbilt 379 unique' })
    expect(await numbersFor({ [field]: right })).toContain(number)
    expect(await numbersFor({ [field]: [wrong, right] })).toContain(number)
    expect(await numbersFor({ [field]: wrong })).not.toContain(number)
    expect(await numbersFor({ [`${field}_neq`]: right, q: 'peterbilt' })).not.toContain(number)
  })

  it('finds an account by the name it has now', async () => {
    const { buyer, order: placed } = await orderedCar(world)
    await world.db
      .updateTable('accounts')
      .set({ last_name: 'Mwenzangu' })
      .where('id', '=', buyer.id)
      .execute()
    expect(await numbersFor({ q: 'mwenzangu' })).toEqual([placed.number])
  })

  it.each([
    [{ sort: ['colour', 'ASC'] }, 'Unknown sort field: colour.'],
    [{ sort: ['title', 'ASC'] }, 'Unknown sort field: title.'],
    [{ range: [0, 100] }, 'A range spans 100 records at most.'],
    [{ filter: { colour: 'red' } }, 'Unknown filter: colour.'],
    [{ filter: '{' }, 'filter is not valid JSON.'],
    [{ filter: { id: 'x' } }, 'id cannot be compared with that value.'],
    [{ filter: { date_placed_gte: 'soon' } }, 'date_placed cannot be compared with that value.'],
    [{ filter: { "status' or 1=1 --": 'x' } }, "Unknown filter: status' or 1=1 --."],
  ])('refuses %j', async (asked, detail) => {
    const { status, error } = await list(asked)
    expect(status).toBe(400)
    expect(error).toEqual({ detail })
  })
})

describe('getSupportOrder', () => {
  it('is anybody’s order, with what it may become', async () => {
    const { order: own, buyer } = await orderedCar(world)
    expect(await get(own.id)).toMatchObject({
      number: own.number,
      status: 'Pending',
      allowed_statuses: ['Payment Declined', 'Authorized', 'Canceled'],
      user_email: buyer.email,
      currency: 'USD',
      total_incl_tax: '5200.00',
      destination_port: 'Mombasa',
      destination_country: 'Kenya',
      payment_reference: own.payment_reference,
      payment_due: own.payment_due,
      goods_incl_tax: '4500.00',
      discount_incl_tax: '0.00',
      shipping_method: 'RORO to Mombasa',
      status_since: own.date_placed,
      timeline: [
        { ...own.timeline[0], by: expect.stringContaining('Grace Wanjiru'), reason: null },
      ],
      commissions: [],
      refund: null,
      lines: own.line_props,
      shipping_address: own.shipping_address,
    })
    const client = await world.as('support')
    const none = await client.GET('/support/orders/{id}', {
      params: { path: { id: 2_147_483_647 } },
    })
    expect(none.response.status).toBe(404)
  })
})

describe('updateSupportOrder', () => {
  it('moves the order, tells the buyer and leaves a record of who did it', async () => {
    const { order: own, buyer } = await orderedCar(world)
    const reason = 'Wire of 5200 USD received'
    const { data } = await put(own.id, { ...(await get(own.id)), status: 'Authorized', reason })
    expect(data).toMatchObject({
      status: 'Authorized',
      allowed_statuses: ['Shipped', 'Canceled'],
      timeline: [{ status: 'Pending' }, { status: 'Authorized', by: 'Grace Banda', reason }],
    })
    const [mail] = await mailsTo(world, buyer.email)
    expect(mail?.subject).toBe(`Order ${own.number}: payment received`)
    expect(mail?.text).toContain(`Note: ${reason}`)
    const record = await world.db
      .selectFrom('audit')
      .innerJoin('accounts', 'accounts.id', 'actor_id')
      .select(['email', 'action', 'before', 'after', 'reason'])
      .where('kind', '=', 'change')
      .where('subject', '=', 'order')
      .where('subject_id', '=', String(own.id))
      .execute()
    expect(record).toEqual([
      {
        email: 'support@example.com',
        action: 'move-order',
        before: { status: 'Pending' },
        after: { status: 'Authorized' },
        reason,
      },
    ])
  })

  it('is no move to where the order is already', async () => {
    const { order: own, buyer } = await orderedCar(world)
    const { status, data } = await put(own.id, { status: 'Pending' })
    expect(status).toBe(200)
    expect(data?.timeline).toHaveLength(1)
    expect(await mailsTo(world, buyer.email)).toHaveLength(1)
  })

  it.each([
    ['Shipped', 'Pending'],
    ['Pending', 'Authorized'],
    ['Payment Declined', 'Authorized'],
    ['Pending', 'Canceled'],
    ['Authorized', 'Canceled'],
  ] as const)('refuses %s from %s', async (wanted, from) => {
    const { order: own, product } = await orderedCar(world)
    if (from !== 'Pending') await move(world, own, from)
    const before = await stockOf(world, product)
    const { status, error } = await put(own.id, { status: wanted })
    expect(status).toBe(409)
    expect(error).toEqual({
      detail: `'${wanted}' is not a valid status for order ${own.number} (current status: '${from}')`,
    })
    expect(await stockOf(world, product)).toEqual(before)
  })

  it.each([
    [{}, { status: ['This field is required.'] }],
    [{ status: 'Paid' }, { status: ['"Paid" is not a valid choice.'] }],
    [
      { status: 'Authorized', reason: 'x'.repeat(501) },
      {
        reason: ['Ensure this field has no more than 500 characters.'],
      },
    ],
  ])('refuses %j', async (body, fields) => {
    const { status, error } = await put(placed[0]?.id ?? 0, body)
    expect(status).toBe(400)
    expect(error).toEqual(fields)
  })

  it('knows no order that is not there', async () => {
    expect((await put(2_147_483_647, { status: 'Authorized' })).status).toBe(404)
  })

  it('cannot authorise a declined order whose stock went to somebody else', async () => {
    const { order: own, product } = await orderedCar(world, { quantity: 1 })
    await move(world, own, 'Payment Declined')
    const other = await newBuyer(world)
    await addToBasket(world, other, product)
    await order(other)
    const { status, error } = await put(own.id, { status: 'Authorized' })
    expect(status).toBe(409)
    expect(error).toEqual({
      detail: `'${product.title}' was sold to somebody else meanwhile (no stock available).`,
    })
    expect((await get(own.id)).status).toBe('Payment Declined')
  })

  it('lets one of two people at the same order through', async () => {
    for (const [one, two] of [
      ['Authorized', 'Canceled'],
      ['Authorized', 'Authorized'],
      ['Canceled', 'Payment Declined'],
    ] as const) {
      const { order: own, product } = await orderedCar(world)
      const shown = await get(own.id)
      const answers = await Promise.all(
        [one, two].map((status) => put(own.id, { ...shown, status })),
      )
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
      const won = answers.find(({ status }) => status === 200)?.data?.status
      const lost = answers.find(({ status }) => status === 409)
      expect(lost?.error).toMatchObject({
        detail: expect.stringContaining(`(current status: '${won}')`),
      })
      expect((await get(own.id)).timeline).toHaveLength(2)
      expect((await stockOf(world, product)).reserved).toBe(won === 'Authorized' ? 1 : 0)
    }
  })
})
