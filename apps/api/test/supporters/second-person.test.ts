import type { BandariClient } from '@bandari/sdk'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { insertSession } from '../../src/people/accounts/sessions/session.store.ts'
import type { StaffRole } from '../../src/core/account.ts'
import * as creditors from '../helpers/creditors.ts'
import type { Agent } from '../helpers/creditors.ts'
import { addToBasket, type Buyer, newBuyer, order, stockProduct } from '../helpers/steps.ts'
import { createWorld, type World } from '../helpers/world.ts'

/** Nobody moves their own account's money, and every payout and larger adjustment takes two people (decision 30). */

let world: World
let finance: BandariClient
let second: BandariClient
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
  finance = await world.as('finance')
  second = await world.as('support')
})
afterAll(() => world.close())

const newAgent = () => creditors.newAgent(world)

/** The person, employed. */
async function employ<P extends Buyer>(person: P, role: StaffRole): Promise<P> {
  await world.db
    .updateTable('accounts')
    .set({ staff_role: role })
    .where('id', '=', person.id)
    .execute()
  return {
    ...person,
    client: world.clientWith(await insertSession(world.db, person.id, new Date())),
  }
}

async function adjust(
  { agentId }: Pick<Agent, 'agentId'>,
  amount: string,
  { by = finance, key, isAnother }: { by?: BandariClient; key?: string; isAnother?: true } = {},
) {
  const { data, error, response } = await by.POST('/support/agents/{id}/adjustments', {
    params: { path: { id: agentId }, header: key === undefined ? {} : { 'Idempotency-Key': key } },
    body: {
      amount,
      reason: 'A sale that was missed',
      ...(isAnother && { is_another: isAnother }),
    },
  })
  return { data, error, status: response.status }
}

async function waitingOf({ agentId }: Agent, by = finance) {
  const filter = JSON.stringify({ agent_id: agentId, state: 'waiting' })
  const { data } = await by.GET('/support/adjustments', { params: { query: { filter } } })
  return data!
}

/** The adjustment that waits, as it was asked for by finance. */
async function asked(agent: Agent, amount = '250.00') {
  expect((await adjust(agent, amount)).status).toBe(202)
  const [adjustment] = await waitingOf(agent)
  return adjustment!
}

async function decide(
  { id, version }: { id: number; version: number },
  decision: { state: 'approved' | 'rejected'; rejection?: string },
  by = second,
) {
  const { data, error, response } = await by.PUT('/support/adjustments/{id}', {
    params: { path: { id } },
    body: { version, ...decision },
  })
  return { data, error, status: response.status }
}

async function approvedOf({ agentId }: Agent) {
  const { data } = await finance.GET('/support/agents/{id}', { params: { path: { id: agentId } } })
  return data!.approved
}

const ownMoney = { detail: 'This is about your own account. Somebody else has to do it.' }

describe('an adjustment', () => {
  it.each([
    ['100.00', 200],
    ['-100.00', 200],
    ['100.01', 202],
    ['-100.01', 202],
  ])('of %s answers %d, and more than 100 dollars waits', async (amount, status) => {
    const agent = await newAgent()
    const answer = await adjust(agent, amount)
    expect(answer.status).toBe(status)
    const isWaiting = status === 202
    expect(answer.data).toMatchObject({
      approved: isWaiting ? '0.00' : amount,
      waiting_adjustments: isWaiting ? 1 : 0,
    })
    expect(await waitingOf(agent)).toHaveLength(isWaiting ? 1 : 0)
  })

  it('in pieces waits as the whole would: what one person gave one supporter in 30 days counts together', async () => {
    const [agent, other] = [await newAgent(), await newAgent()]
    expect((await adjust(agent, '99.00')).status).toBe(200)
    expect((await adjust(agent, '1.01')).status).toBe(202)
    expect((await adjust(agent, '-1.01')).status).toBe(202)
    expect(await approvedOf(agent)).toBe('99.00')
    expect((await adjust(agent, '1.00')).status).toBe(200)
    expect((await adjust(other, '99.00')).status).toBe(200)
    expect((await adjust(agent, '98.00', { by: second })).status).toBe(200)
  })

  it('is entered once, by whoever did not ask for it', async () => {
    const agent = await newAgent()
    const waiting = await asked(agent)
    expect(waiting).toMatchObject({
      created_by: 'Daniel Ncube',
      may_approve: false,
      may_reject: true,
    })
    const alone = await decide(waiting, { state: 'approved' }, finance)
    expect([alone.status, alone.error]).toEqual([
      409,
      { detail: 'You asked for this adjustment. Somebody else has to approve it.' },
    ])
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => decide(waiting, { state: 'approved' })),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(answers[0]?.data).toMatchObject({ state: 'approved', decided_by: 'Grace Banda' })
    expect(await approvedOf(agent)).toBe('250.00')
    const late = await decide(waiting, { state: 'rejected', rejection: 'No' })
    expect(late.status).toBe(409)
  })

  it('is rejected with a reason, and enters nothing', async () => {
    const agent = await newAgent()
    const waiting = await asked(agent)
    const silent = await decide(waiting, { state: 'rejected' })
    expect([silent.status, silent.error]).toEqual([400, { rejection: ['This field is required.'] }])
    const { data } = await decide(waiting, { state: 'rejected', rejection: 'Twice the sum' })
    expect(data).toMatchObject({
      state: 'rejected',
      rejection: 'Twice the sum',
      may_approve: false,
    })
    expect(await approvedOf(agent)).toBe('0.00')
    expect((await decide(waiting, { state: 'approved' })).status).toBe(409)
  })

  it('with one key is one, however often it is sent; about somebody else it is another', async () => {
    const [agent, other] = [await newAgent(), await newAgent()]
    const key = 'one-form-one-key'
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => adjust(agent, '40.00', { key })),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect(await approvedOf(agent)).toBe('40.00')
    expect((await adjust(other, '40.00', { key })).status).toBe(422)
    expect(await approvedOf(other)).toBe('0.00')
  })

  it.each([
    ['40.00', 200, '40.00', '80.00'],
    ['240.00', 202, '0.00', '0.00'],
  ])('of %s again within a day is asked about', async (amount, status, once, twice) => {
    const agent = await newAgent()
    const four = await Promise.all(Array.from({ length: 4 }, () => adjust(agent, amount)))
    expect(four.map((answer) => answer.status).toSorted((one, other) => one - other)).toEqual([
      status,
      409,
      409,
      409,
    ])
    expect(four.find((answer) => answer.status === 409)?.error).toMatchObject({
      code: 'adjustment_recorded',
    })
    expect(await approvedOf(agent)).toBe(once)
    expect((await adjust(agent, amount, { isAnother: true })).status).toBe(status)
    expect(await approvedOf(agent)).toBe(twice)
  })

  it('of one’s own balance is refused, in every amount, and so is the decision on it', async () => {
    const self = await employ(await newAgent(), 'finance')
    for (const amount of ['9999.00', '1.00', '-1.00'])
      expect(await adjust(self, amount, { by: self.client })).toMatchObject({
        status: 409,
        error: ownMoney,
      })
    const waiting = await asked(self)
    for (const state of ['approved', 'rejected'] as const) {
      const answer = await decide(waiting, { state, rejection: 'No' }, self.client)
      expect(answer).toMatchObject({ status: 409, error: ownMoney })
    }
    expect(await approvedOf(self)).toBe('0.00')
  })
})

describe('a payout', () => {
  it('of one supporter is a batch, which whoever made it does not pay', async () => {
    const agent = await newAgent()
    await adjust(agent, '60.00')
    const { data, response } = await finance.POST('/support/agents/{id}/payouts', {
      params: { path: { id: agent.agentId } },
      body: {},
    })
    expect([response.status, data]).toMatchObject([200, { approved: '60.00', paid: '0.00' }])
    expect(await close(data!.open_batch_id!, finance)).toMatchObject({ status: 409 })
    expect(await close(data!.open_batch_id!, second)).toMatchObject({ status: 200 })
    expect(await approvedOf(agent)).toBe('0.00')
  })

  it('does not pay whoever makes it or marks it as paid', async () => {
    const self = await employ(await newAgent(), 'finance')
    await adjust(self, '60.00')
    const path = { id: self.agentId }
    const alone = await self.client.POST('/support/agents/{id}/payouts', {
      params: { path },
      body: {},
    })
    expect([alone.response.status, alone.error]).toEqual([409, ownMoney])
    // A batch of theirs leaves them for somebody else's.
    await adjust(await newAgent(), '60.00')
    await self.client.POST('/support/payout-batches', { body: {} })
    const left = await finance.GET('/support/agents/{id}', { params: { path } })
    expect(left.data).toMatchObject({ payable: '60.00', open_batch_id: null })

    const { data: batch } = await finance.POST('/support/payout-batches', { body: {} })
    const shown = await self.client.GET('/support/payout-batches/{id}', {
      params: { path: { id: batch!.id } },
    })
    expect(shown.data).toMatchObject({ is_own: false, may_pay: false })
    expect(await close(batch!.id, self.client)).toMatchObject({ status: 409, error: ownMoney })
    expect(await close(batch!.id, second)).toMatchObject({ status: 200 })
  })

  it('that was discarded has no file for the bank', async () => {
    await adjust(await newAgent(), '60.00')
    const { data: batch } = await finance.POST('/support/payout-batches', { body: {} })
    const path = { id: batch!.id }
    const file = () => finance.GET('/support/payout-batches/{id}/export', { params: { path } })
    await finance.PUT('/support/payout-batches/{id}', {
      params: { path },
      body: { version: 1, state: 'discarded', reason: 'A wrong number' },
    })
    const { response, error } = await file()
    expect([response.status, error]).toEqual([
      409,
      { detail: 'This payout was discarded, so there is nothing to send to the bank.' },
    ])
  })

  async function close(id: number, by: BandariClient) {
    const { error, response } = await by.PUT('/support/payout-batches/{id}', {
      params: { path: { id } },
      body: { version: 1, state: 'paid', reference: 'FT-2026-0311', is_another: true },
    })
    return { error, status: response.status }
  }
})

describe('the other ways to money of one’s own', () => {
  async function move(
    { id }: { id: number },
    status: 'Authorized' | 'Canceled',
    by: BandariClient,
  ) {
    const { error, response } = await by.PUT('/support/orders/{id}', {
      params: { path: { id } },
      body: { status },
    })
    return [response.status, error]
  }

  async function ordered(buyer: Buyer, code?: string) {
    await addToBasket(world, buyer, await stockProduct(world))
    if (code !== undefined)
      await buyer.client.POST('/basket/add-voucher/', { body: { vouchercode: code } })
    return order(buyer)
  }

  it('one’s own order is neither marked as paid nor cancelled by oneself', async () => {
    const self = await employ(await newBuyer(world), 'finance')
    const placed = await ordered(self)
    expect(await move(placed, 'Authorized', self.client)).toEqual([409, ownMoney])
    expect(await move(placed, 'Canceled', self.client)).toEqual([409, ownMoney])
    expect((await move(placed, 'Authorized', finance))[0]).toBe(200)
  })

  it('an order that earns oneself commission is marked as paid by somebody else', async () => {
    const seller = await newAgent()
    const recruiter = await newAgent()
    await world.db
      .updateTable('agents')
      .set({ referrer_id: recruiter.id })
      .where('id', '=', seller.agentId)
      .execute()
    const placed = await ordered(await newBuyer(world), seller.code)
    const body = {
      amount: '1.00',
      currency: 'USD',
      method: 'bank',
      reference: 'FT 1',
      received_on: new Date().toISOString().slice(0, 10),
    } as const
    const params = { path: { id: placed.id } }
    for (const person of [seller, recruiter]) {
      const { client } = await employ(person, 'finance')
      expect(await move(placed, 'Authorized', client)).toEqual([409, ownMoney])
      const recorded = await client.POST('/support/orders/{id}/payments', { params, body })
      expect([recorded.response.status, recorded.error]).toEqual([409, ownMoney])
    }
    expect((await move(placed, 'Authorized', finance))[0]).toBe(200)
  })

  it('one’s own quote is not answered by oneself', async () => {
    const self = await employ(await newBuyer(world), 'support')
    const basket = await addToBasket(world, self, await stockProduct(world), { code: null })
    await self.client.POST('/request-shipping-quote/', {
      body: { q: basket.id, contactNumber: '+254700000001' },
    })
    const params = { path: { id: basket.id } }
    const { data: quote } = await self.client.GET('/support/quotes/{id}', { params })
    const { error, response } = await self.client.PUT('/support/quotes/{id}', {
      params,
      body: { version: quote!.version, shipping_charge: '1.00' },
    })
    expect([response.status, error]).toEqual([409, ownMoney])
  })

  it('a discount is of no use to whoever has set its terms', async () => {
    const self = await employ(await newBuyer(world), 'content')
    const code = 'HALF-FOR-ME'
    const { error: unmade } = await self.client.POST('/support/vouchers', {
      body: {
        code,
        name: 'Half',
        kind: 'percentage',
        benefit: '50',
        usage: 'unlimited',
        start_datetime: '2026-01-01T00:00:00.000Z',
        end_datetime: '2035-01-01T00:00:00.000Z',
      },
    })
    expect(unmade).toBeUndefined()
    await addToBasket(world, self, await stockProduct(world))
    const typed = await self.client.POST('/basket/add-voucher/', { body: { vouchercode: code } })
    expect(typed.response.status).toBe(406)
    expect(typed.error).toMatchObject({
      non_field_errors: ['You have set the terms of this discount, so you cannot use it yourself'],
    })
  })

  it('nobody approves their own application to sell', async () => {
    const self = await employ(await newAgent(), 'support')
    const { error, response } = await self.client.PUT('/support/vendors/{id}', {
      params: { path: { id: self.id } },
      body: { version: 1, seller_status: 'approved' },
    })
    expect([response.status, error]).toEqual([409, ownMoney])
  })
})

describe('the database itself refuses', () => {
  const actor = () => sql`(select id from accounts where email = 'finance@example.com')`
  const other = () => sql`(select id from accounts where email = 'support@example.com')`

  it.each([
    [
      'more than 100 dollars by one person',
      'two_people',
      (agent: Agent) => sql`
      insert into commission_entries (agent_id, kind, amount, at, actor_id)
      values (${agent.agentId}, 'adjust', 10001, now(), ${actor()})`,
    ],
    [
      'a second person who is the first',
      'two_people',
      (agent: Agent) => sql`
      insert into commission_entries (agent_id, kind, amount, at, actor_id, approved_by)
      values (${agent.agentId}, 'adjust', 10001, now(), ${actor()}, ${actor()})`,
    ],
    [
      'an adjustment of one’s own',
      'own money',
      (agent: Agent) => sql`
      insert into commission_entries (agent_id, kind, amount, at, actor_id)
      values (${agent.agentId}, 'adjust', 1, now(), ${agent.id})`,
    ],
    [
      'approval by whom it is about',
      'own money',
      (agent: Agent) => sql`
      insert into commission_entries (agent_id, kind, amount, at, actor_id, approved_by)
      values (${agent.agentId}, 'adjust', 10001, now(), ${actor()}, ${agent.id})`,
    ],
    [
      'asking for one’s own',
      'own money',
      (agent: Agent) => sql`
      insert into commission_adjustments (agent_id, amount, reason, created_at, created_by)
      values (${agent.agentId}, 20000, 'x', now(), ${agent.id})`,
    ],
    [
      'deciding what one has asked for',
      'check constraint',
      (agent: Agent) => sql`
      with entry as (
        insert into commission_entries (agent_id, kind, amount, at, actor_id, approved_by)
        values (${agent.agentId}, 'adjust', 20000, now(), ${actor()}, ${other()}) returning id)
      insert into commission_adjustments (agent_id, amount, reason, state, created_at, created_by, decided_at, decided_by, entry_id)
      select ${agent.agentId}, 20000, 'x', 'approved', now(), ${actor()}, now(), ${actor()}, id from entry`,
    ],
    [
      'a payment outside a batch',
      'outside a batch',
      (agent: Agent) => sql`
      insert into commission_entries (agent_id, kind, amount, at, actor_id)
      values (${agent.agentId}, 'pay', -1, now(), ${actor()})`,
    ],
  ])('%s', async (_case, words, statement) => {
    const agent = await newAgent()
    await expect(statement(agent).execute(world.db)).rejects.toThrow(words)
  })
  it('a line of one’s own in a batch that one makes', async () => {
    const { id, agentId } = await newAgent()
    const { rows } = await sql<{ id: number }>`
      insert into payout_batches (created_at, created_by) values (now(), ${id}) returning id`.execute(
      world.db,
    )
    const line = sql`
      insert into payout_lines (batch_id, agent_id, name, mobile, code, amount)
      values (${rows[0]!.id}, ${agentId}, 'x', 'x', 'x', 100)`.execute(world.db)
    await expect(line).rejects.toThrow('own money')
  })
})
