import type { BandariClient, Order } from '@bandari/sdk'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { people, type Role } from '../../seeds/people.data.ts'
import { approveCommission } from '../../src/supporters/ledger/earn.ts'
import {
  addToBasket,
  basketOf,
  type Buyer,
  newBuyer,
  order,
  refundOf,
  stockProduct,
} from '../helpers/steps.ts'
import { createWorld, type World } from '../helpers/world.ts'

let world: World
let support: BandariClient
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
  support = await world.as('support')
})
afterAll(() => world.close())

interface Agent extends Buyer {
  code: string
}

const mobileNumber = '+260971234567'

async function newAgent(referrerEmail = ''): Promise<Agent> {
  const buyer = await newBuyer(world)
  const { data } = await buyer.client.POST('/upgrade-to-agent-account/', {
    body: { mobileNumber, referrerEmail, agreed: true },
  })
  if (!data) throw new Error('not an agent')
  return { ...buyer, code: data.code }
}

/** A sale of goods for so many dollars that carries the code. */
async function sell(code: string | null, dollars = 4500, buyer?: Buyer): Promise<Order> {
  const by = buyer ?? (await newBuyer(world))
  await addToBasket(world, by, await stockProduct(world, { price: dollars * 100 }))
  if (code !== null) await typeCode(by, code)
  return order(by)
}

function typeCode({ client }: Pick<Buyer, 'client'>, vouchercode: string) {
  return client.POST('/basket/add-voucher/', { body: { vouchercode } })
}

async function move(
  { id, total_incl_tax }: Pick<Order, 'id' | 'total_incl_tax'>,
  status: Order['status'],
) {
  const isBack = status === 'Canceled'
  const { error } = await support.PUT('/support/orders/{id}', {
    params: { path: { id } },
    body: {
      status,
      reason: isBack ? 'The buyer withdrew' : '',
      refund: isBack ? refundOf({ total_incl_tax }) : null,
    },
  })
  if (error) throw new Error(JSON.stringify(error))
}

async function commissionOf({ client }: Pick<Buyer, 'client'>) {
  const { data } = await client.GET('/commission/')
  if (!data) throw new Error('no agent')
  return data
}

async function overviewOf({ client }: Pick<Buyer, 'client'>) {
  const { data } = await client.GET('/agent-overview/')
  if (!data) throw new Error('no agent')
  return data
}

async function supportIdOf({ email }: Pick<Buyer, 'email'>): Promise<number> {
  const { data } = await support.GET('/support/agents', {
    params: { query: { filter: JSON.stringify({ q: email }) } },
  })
  return data![0]!.id
}

/** So many days on; whoever was signed in still is. */
async function passDays(days: number) {
  world.clock.advance({ days })
  const expires_at = new Date(world.clock.now().getTime() + 24 * 3600 * 1000)
  await world.db.updateTable('sessions').set({ expires_at, used_at: world.clock.now() }).execute()
}

describe('upgradeToAgent', () => {
  const join = async (body: Record<string, unknown>, role: Role = 'buyer') =>
    (await world.as(role)).POST('/upgrade-to-agent-account/', { body: body as never })

  it.each([
    [{ mobileNumber: '12345' }, 400, { mobileNumber: ['Please enter a valid mobile number.'] }],
    // A landline of Lusaka.
    [
      { mobileNumber: '+260211123456' },
      400,
      { mobileNumber: ['Please enter a valid mobile number.'] },
    ],
    [{ mobileNumber: '+26097' }, 400, { mobileNumber: ['Please enter a valid mobile number.'] }],
    [
      { mobileNumber, referrerEmail: 'no address' },
      400,
      { referrerEmail: ['Enter a valid email address.'] },
    ],
    [{ mobileNumber, agreed: false }, 400, { agreed: ['This field is required.'] }],
    [
      { mobileNumber, referrerEmail: 'nobody@example.com' },
      406,
      { detail: 'The referrer email address is not registered.' },
    ],
    [
      { mobileNumber, referrerEmail: 'Buyer@Example.com' },
      409,
      { detail: 'The referrer email address must be different to yours.' },
    ],
  ])('%j: %d', async (body, status, refusal) => {
    const { response, error } = await join(body)
    expect(response.status).toBe(status)
    expect(error).toEqual(refusal)
    expect((await (await world.as('buyer')).GET('/agent-overview/')).response.status).toBe(204)
  })

  it('gives a code, an agent’s record and a vendor application; again the same', async () => {
    const buyer = await newBuyer(world)
    const body = { mobileNumber, referrerEmail: people.supporter.email, agreed: true }
    const first = await buyer.client.POST('/upgrade-to-agent-account/', { body })
    expect(first.data?.code).toMatch(/^GRACEW\d{4,}$/)
    const again = await buyer.client.POST('/upgrade-to-agent-account/', { body })
    expect(again.data).toEqual(first.data)
    const { data: profile } = await buyer.client.GET('/profile/')
    expect(profile).toMatchObject({ is_seller: true, seller_status: 'pending' })
    expect(await overviewOf(buyer)).toMatchObject({
      code: first.data?.code,
      name: 'Independent Business Owner',
      link: `${world.settings.storefrontOrigin}/?ref=${first.data?.code}`,
      voucher_application_instances: { redeemable_points: 0, usage_details: [] },
      partner_recruits: { recruits_level_1: [] },
    })
  })

  it('asked ten times at once gives one code', async () => {
    const { client } = await newBuyer(world)
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        client.POST('/upgrade-to-agent-account/', { body: { mobileNumber } }),
      ),
    )
    expect(new Set(answers.map(({ data }) => data?.code)).size).toBe(1)
  })

  it('nobody is the recruit of their own recruit', async () => {
    const first = await newBuyer(world)
    const second = await newAgent(first.email)
    const { response } = await first.client.POST('/upgrade-to-agent-account/', {
      body: { mobileNumber, referrerEmail: second.email },
    })
    expect(response.status).toBe(409)
  })
})

const confirm = async ({ client }: Buyer, c?: 'intro' | 'chapter_1' | 'chapter_2' | 'chapter_3') =>
  (await client.GET('/update-training-progress/', { params: { query: c ? { c } : {} } })).data

describe('updateTrainingProgress', () => {
  it('keeps each chapter and grants 100 points on the fourth, once', async () => {
    const agent = await newAgent()
    expect(await confirm(agent)).toMatchObject({
      level: 'No Started',
      complete: false,
      points_awarded: 0,
    })
    for (const chapter of ['intro', 'chapter_3', 'chapter_1', 'chapter_1'] as const) {
      expect(await confirm(agent, chapter)).toMatchObject({ complete: false, points_awarded: 0 })
    }
    const [one, other] = await Promise.all([
      confirm(agent, 'chapter_2'),
      confirm(agent, 'chapter_2'),
    ])
    expect(new Set([one?.points_awarded, other?.points_awarded])).toEqual(new Set([0, 100]))
    expect(await confirm(agent, 'intro')).toMatchObject({ complete: true, points_awarded: 0 })
    const { voucher_application_instances } = await overviewOf(agent)
    expect(voucher_application_instances.redeemable_points).toBe(100)
  })

  it('does not know a fifth', async () => {
    const { client } = await newBuyer(world)
    const { response } = await client.GET('/update-training-progress/', {
      params: { query: { c: 'chapter_4' as never } },
    })
    expect(response.status).toBe(400)
  })
})

describe('a promo code', () => {
  it('stands beside a discount, in the same box, and goes as it came', async () => {
    const agent = await newAgent()
    const buyer = await newBuyer(world)
    await addToBasket(world, buyer, await stockProduct(world))
    const { data } = await typeCode(buyer, agent.code.toLowerCase())
    expect(data).toMatchObject({ code: agent.code, kind: 'promo_code', end_datetime: null })
    await typeCode(buyer, 'WELCOME200')
    expect(await basketOf(buyer)).toMatchObject({
      promoCode: agent.code,
      discountCode: 'WELCOME200',
    })
    const { response } = await buyer.client.DELETE('/basket/vouchers/{code}/', {
      params: { path: { code: agent.code } },
    })
    expect(response.status).toBe(204)
    expect(await basketOf(buyer)).toMatchObject({ promoCode: null, discountCode: 'WELCOME200' })
  })

  it('of one’s own is refused', async () => {
    const agent = await newAgent()
    await addToBasket(world, agent, await stockProduct(world))
    const { response, error } = await typeCode(agent, agent.code)
    expect(response.status).toBe(406)
    expect(error).toEqual({
      reason: 'Your own promo code cannot be used on your own order',
      code: 'own_promo_code',
    })
  })
})

describe('attribution', () => {
  async function visit(code: string): Promise<string> {
    const { data } = await (await world.as(null)).POST('/referrals/', { body: { code } })
    return data!.token
  }
  const claim = ({ client }: Buyer, token: string) =>
    client.POST('/referrals/claim/', { body: { token } })
  const agentOf = async ({ id }: Order) => {
    const { data } = await support.GET('/support/orders/{id}', { params: { path: { id } } })
    return data?.agent_code
  }

  it('by link counts for every order of 120 days', async () => {
    const agent = await newAgent()
    const buyer = await newBuyer(world)
    expect((await claim(buyer, await visit(agent.code))).response.status).toBe(204)
    expect(await agentOf(await sell(null, 4500, buyer))).toBe(agent.code)
    expect(await agentOf(await sell(null, 4500, buyer))).toBe(agent.code)
    await world.db
      .updateTable('referrals')
      .set({ opened_at: new Date(world.clock.now().getTime() - 121 * 24 * 3600 * 1000) })
      .where('account_id', '=', buyer.id)
      .execute()
    expect(await agentOf(await sell(null, 4500, buyer))).toBeNull()
  })

  it('the last visit counts, and a code in the basket before any', async () => {
    const [first, second, third] = [await newAgent(), await newAgent(), await newAgent()]
    const buyer = await newBuyer(world)
    await claim(buyer, await visit(first.code))
    world.clock.advance({ minutes: 1 })
    await claim(buyer, await visit(second.code))
    expect(await agentOf(await sell(null, 4500, buyer))).toBe(second.code)
    expect(await agentOf(await sell(third.code, 4500, buyer))).toBe(third.code)
  })

  it('by one’s own link is refused, an unknown code or token is not found', async () => {
    const agent = await newAgent()
    expect((await claim(agent, await visit(agent.code))).response.status).toBe(409)
    expect((await claim(agent, 'nonsense')).response.status).toBe(404)
    const visitor = await world.as(null)
    const { response } = await visitor.POST('/referrals/', { body: { code: 'NOBODY99' } })
    expect(response.status).toBe(404)
  })
})

describe('commission', () => {
  it('starts when support has received the payment: direct and downline, goods after discount', async () => {
    const recruiter = await newAgent()
    const agent = await newAgent(recruiter.email)
    const buyer = await newBuyer(world)
    await addToBasket(world, buyer, await stockProduct(world, { price: 4500_00 }))
    await typeCode(buyer, 'WELCOME200')
    await typeCode(buyer, agent.code)
    const placed = await order(buyer)
    expect(await commissionOf(agent)).toMatchObject({ pending: '0.00' })
    const { usage_details } = (await overviewOf(agent)).voucher_application_instances
    expect(usage_details).toMatchObject([
      { order_number: placed.number, status: 'Pending', commission_receipt: null },
    ])

    await move(placed, 'Authorized')
    expect(await commissionOf(agent)).toMatchObject({
      pending: '43.00',
      approved: '0.00',
      direct: '43.00',
      downline: '0.00',
    })
    expect(await commissionOf(recruiter)).toMatchObject({ pending: '43.00', downline: '43.00' })
    expect((await overviewOf(agent)).voucher_application_instances.usage_details).toMatchObject([
      { status: 'Authorized', commission_receipt: 43, is_agent_paid: false },
    ])
    expect((await overviewOf(recruiter)).partner_recruits.recruits_level_1).toEqual([
      {
        [agent.email]: [
          {
            order_number: placed.number,
            compensation_status: 'PENDING',
            order_date: expect.any(String),
            order_status: 'Authorized',
            commission_state: 'pending',
            commission: '43.00',
            currency: 'USD',
          },
        ],
      },
    ])
  })

  it('is taken back when the order is cancelled, and then waits for nothing', async () => {
    const recruiter = await newAgent()
    const agent = await newAgent(recruiter.email)
    const placed = await sell(agent.code)
    await move(placed, 'Authorized')
    await move(placed, 'Canceled')
    await move(await sell(agent.code), 'Payment Declined')
    await sell(agent.code)
    const { usage_details } = (await overviewOf(agent)).voucher_application_instances
    expect(usage_details).toMatchObject([
      { status: 'Pending', commission_state: 'waiting', commission_receipt: null },
      { status: 'Payment Declined', commission_state: 'none', commission_receipt: null },
      { status: 'Canceled', commission_state: 'reversed', commission_receipt: 0 },
    ])
    const [recruit] = (await overviewOf(recruiter)).partner_recruits.recruits_level_1
    expect(recruit?.[agent.email]).toMatchObject([
      { commission_state: 'waiting', commission: null },
      { commission_state: 'none', commission: null },
      { commission_state: 'reversed', commission: '0.00' },
    ])
    expect(await commissionOf(agent)).toMatchObject({ pending: '0.00', approved: '0.00' })
    const { data } = await agent.client.GET('/commission/entries/')
    expect(data?.results).toMatchObject([
      { kind: 'reverse', amount: '-45.00', order_number: placed.number, state: 'reversed' },
      { kind: 'earn', amount: '45.00', rate: '1', base: '4500.00', state: 'reversed' },
    ])
  })

  it('is approved after 45 days, payable from 25 dollars, paid once', async () => {
    const agent = await newAgent()
    const id = await supportIdOf(agent)
    const pay = () =>
      support.POST('/support/agents/{id}/payouts', {
        params: { path: { id } },
        body: {},
      })
    const small = await sell(agent.code, 2000)
    await move(small, 'Authorized')
    await passDays(44)
    await approveCommission(world)
    expect(await commissionOf(agent)).toMatchObject({ pending: '20.00', approved: '0.00' })
    await passDays(2)
    await Promise.all([approveCommission(world), approveCommission(world)])
    expect(await commissionOf(agent)).toMatchObject({ approved: '20.00', payable: '0.00' })
    expect((await pay()).response.status).toBe(409)

    await move(await sell(agent.code, 600), 'Authorized')
    await passDays(46)
    await approveCommission(world)
    expect(await commissionOf(agent)).toMatchObject({ approved: '26.00', payable: '26.00' })
    const answers = await Promise.all([pay(), pay(), pay()])
    expect(answers.map(({ response }) => response.status).toSorted((a, b) => a - b)).toEqual([
      200, 409, 409,
    ])
    const batch = answers.flatMap(({ data }) => data?.open_batch_id ?? [])[0]!
    expect(await commissionOf(agent)).toMatchObject({ approved: '26.00', paid: '0.00' })
    const second = await world.as('finance')
    await second.PUT('/support/payout-batches/{id}', {
      params: { path: { id: batch } },
      body: { version: 1, state: 'paid', reference: 'MM-2026-0042' },
    })
    expect(await commissionOf(agent)).toMatchObject({
      pending: '0.00',
      approved: '0.00',
      payable: '0.00',
      paid: '26.00',
    })
    const usages = (await overviewOf(agent)).voucher_application_instances.usage_details
    expect(usages.map(({ is_agent_paid }) => is_agent_paid)).toEqual([true, true])
  })

  it('counts the points for the training with the first own sale that is approved, once', async () => {
    const recruiter = await newAgent()
    const agent = await newAgent(recruiter.email)
    for (const chapter of ['intro', 'chapter_1', 'chapter_2', 'chapter_3'] as const) {
      await Promise.all([confirm(recruiter, chapter), confirm(agent, chapter)])
    }
    const pointsOf = async (each: Agent) => {
      const { training_points, voucher_application_instances } = await overviewOf(each)
      return [training_points, voucher_application_instances.redeemable_points]
    }
    const placed = await sell(agent.code, 2000)
    await move(placed, 'Authorized')
    await approveCommission(world)
    expect(await pointsOf(agent)).toEqual([{ points: 100, redeemed_at: null }, 100])
    await passDays(46)
    await Promise.all([approveCommission(world), approveCommission(world)])
    await approveCommission(world)
    expect(await commissionOf(agent)).toMatchObject({ approved: '120.00', direct: '20.00' })
    expect(await pointsOf(agent)).toEqual([{ points: 100, redeemed_at: expect.any(String) }, 120])
    const { data } = await agent.client.GET('/commission/entries/')
    expect(data?.results).toMatchObject([
      { kind: 'training', amount: '100.00', state: 'approved', order_number: null, level: null },
      { kind: 'earn', amount: '20.00' },
    ])
    // A recruit's sale is no sale of one's own.
    expect(await pointsOf(recruiter)).toEqual([{ points: 100, redeemed_at: null }, 120])
    expect(await commissionOf(recruiter)).toMatchObject({ approved: '20.00' })
  })

  it('follows a promotion for later sales only, and nobody is demoted', async () => {
    const agent = await newAgent()
    const first = await sell(agent.code, 16_000)
    await move(first, 'Authorized')
    await passDays(46)
    await approveCommission(world)
    expect((await commissionOf(agent)).position).toMatchObject({
      name: 'Executive Team Manager',
      direct_rate: '1.5',
      qualified_sales: '16000.00',
      next: { name: 'Executive Team Leader', from: '60000.00' },
    })
    await move(await sell(agent.code, 1000), 'Authorized')
    const { data } = await agent.client.GET('/commission/entries/')
    expect(data?.results.map(({ rate, amount }) => [rate, amount])).toEqual([
      ['1.5', '15.00'],
      ['1', '160.00'],
    ])
    await move(first, 'Canceled')
    await approveCommission(world)
    expect((await commissionOf(agent)).position).toMatchObject({
      name: 'Executive Team Manager',
      qualified_sales: '0.00',
    })
  })

  it('support may adjust it, with a reason and an audit record', async () => {
    const agent = await newAgent()
    const id = await supportIdOf(agent)
    const { data } = await support.POST('/support/agents/{id}/adjustments', {
      params: { path: { id } },
      body: { amount: '-12.50', reason: 'Refund agreed on the telephone' },
    })
    expect(data).toMatchObject({ approved: '-12.50', payable: '0.00' })
    const audit = await world.db
      .selectFrom('audit')
      .selectAll()
      .where('action', '=', 'adjust-commission')
      .where('subject_id', '=', String(id))
      .execute()
    expect(audit).toMatchObject([{ reason: 'Refund agreed on the telephone' }])
  })

  it('is a statement of 25 a page, and whole as CSV', async () => {
    const agent = await newAgent()
    const id = await supportIdOf(agent)
    for (let n = 1; n <= 27; n += 1) {
      await support.POST('/support/agents/{id}/adjustments', {
        params: { path: { id } },
        body: { amount: `0.${String(n).padStart(2, '0')}`, reason: `Number ${n}` },
      })
    }
    const { data: second } = await agent.client.GET('/commission/entries/', {
      params: { query: { page: '2' } },
    })
    expect(second).toMatchObject({ count: 27, next: null, results: [{ note: 'Number 2' }, {}] })
    const beyond = await agent.client.GET('/commission/entries/', {
      params: { query: { page: '3' } },
    })
    expect(beyond.response.status).toBe(404)
    const file = await agent.client.GET('/commission/statement/', { parseAs: 'text' })
    expect(file.response.headers.get('content-type')).toMatch(/^text\/csv/)
    expect(file.response.headers.get('content-disposition')).toContain(agent.code)
    expect(String(file.data).trim().split('\r\n')).toHaveLength(28)
  })

  it('is only ever added to', async () => {
    const change = world.db.updateTable('commission_entries').set({ amount: 1 }).execute()
    await expect(change).rejects.toThrow('only ever added to')
    await expect(world.db.deleteFrom('commission_entries').execute()).rejects.toThrow(
      'only ever added to',
    )
  })
})

describe('who may', () => {
  it.each([
    ['/commission/', 403],
    ['/commission/entries/', 403],
    ['/commission/statement/', 403],
    ['/agent-overview/', 204],
  ] as const)('a buyer asks for %s: %d', async (path, status) => {
    const { client } = await newBuyer(world)
    expect((await client.GET(path, {})).response.status).toBe(status)
  })

  it('support alone sees agents, sorted and filtered', async () => {
    const agent = await newAgent()
    expect((await agent.client.GET('/support/agents', {})).response.status).toBe(403)
    const ask = (query: Record<string, string>) =>
      support.GET('/support/agents', { params: { query } })
    const found = await ask({ filter: JSON.stringify({ q: agent.code }) })
    expect(found.response.headers.get('content-range')).toBe('agents 0-0/1')
    expect(found.data).toMatchObject([{ email: agent.email, seller_status: 'pending' }])
    const payable = await ask({ filter: '{"is_payable":true}', sort: '["payable","DESC"]' })
    expect(payable.data?.every((each) => Number(each.payable) >= 25)).toBe(true)
    expect((await ask({ filter: '{"is_payable":"maybe"}' })).response.status).toBe(400)
    expect((await ask({ sort: '["colour","ASC"]' })).response.status).toBe(400)
  })
})
