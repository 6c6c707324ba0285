import type { BandariClient, PayoutBatch } from '@bandari/sdk'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import type { Role } from '../../seeds/people.data.ts'
import { approveCommission } from '../../src/supporters/ledger/earn.ts'
import * as creditors from '../helpers/creditors.ts'
import type { Agent } from '../helpers/creditors.ts'
import { addToBasket, move, newBuyer, order, stockProduct } from '../helpers/steps.ts'
import { createWorld, type World } from '../helpers/world.ts'

let world: World
let maker: BandariClient
let payer: BandariClient
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
})
// Months pass here, and sign-ins end.
beforeEach(async () => {
  maker = await world.as('finance')
  payer = await world.as('support')
  // What an earlier test has left to be paid is paid.
  const { data: rest } = await tryToCollect()
  if (rest) await close(rest)
})
afterAll(() => world.close())

const newAgent = (referrerEmail = '') => creditors.newAgent(world, referrerEmail)
const creditor = (amount: number) => creditors.creditor(world, amount)
const owe = (agent: Agent, amount: number) => creditors.owe(world, agent, amount)

/** A sale of the agent's for so many dollars, paid for 46 days ago. */
async function oldSale({ code }: Agent, dollars: number) {
  const buyer = await newBuyer(world)
  await addToBasket(world, buyer, await stockProduct(world, { price: dollars * 100 }))
  await buyer.client.POST('/basket/add-voucher/', { body: { vouchercode: code } })
  const placed = await order(buyer)
  await move(world, placed, 'Authorized')
  await passDays(46)
  await approveCommission(world)
  return placed
}

/** So many days on; whoever was signed in still is. */
async function passDays(days: number) {
  world.clock.advance({ days })
  const expires_at = new Date(world.clock.now().getTime() + 24 * 3600 * 1000)
  await world.db.updateTable('sessions').set({ expires_at, used_at: world.clock.now() }).execute()
}

const tryToCollect = (client = maker) => client.POST('/support/payout-batches', { body: {} })

async function collect(): Promise<PayoutBatch> {
  const { data, error } = await tryToCollect()
  if (!data) throw new Error(JSON.stringify(error))
  return data
}

interface Closing {
  state?: 'paid' | 'discarded'
  reference?: string
  reason?: string
  version?: number
  is_another?: boolean
}

async function close(
  { id, version }: Pick<PayoutBatch, 'id' | 'version'>,
  closing: Closing = {},
  client = payer,
) {
  // Tests that are about something else share a reference.
  const said = { version, state: 'paid' as const, reference: 'FT-2026-0311', is_another: true }
  const body = { ...said, ...closing }
  const { data, error, response } = await client.PUT('/support/payout-batches/{id}', {
    params: { path: { id } },
    body,
  })
  return { data, error, status: response.status }
}

/** Whatever is open is out of the way of the next test. */
async function discard(batch: PayoutBatch) {
  const { error } = await close(batch, { state: 'discarded', reason: 'Done with' }, maker)
  if (error) throw new Error(JSON.stringify(error))
}

async function linesOf({ id }: Pick<PayoutBatch, 'id'>) {
  const query = { filter: JSON.stringify({ batch_id: id }), range: '[0,99]' }
  const { data } = await maker.GET('/support/payout-lines', { params: { query } })
  return data!
}

async function lineOf(batch: Pick<PayoutBatch, 'id'>, { agentId }: Agent) {
  return (await linesOf(batch)).find(({ agent_id }) => agent_id === agentId)
}

async function balanceOf({ agentId }: Agent) {
  const { data } = await maker.GET('/support/agents/{id}', { params: { path: { id: agentId } } })
  const { pending, approved, payable, paid } = data!
  return { pending, approved, payable, paid }
}

async function entriesOf({ client }: Agent) {
  const { data } = await client.GET('/commission/entries/')
  return data!.results
}

describe('createPayoutBatch', () => {
  it('collects whoever is owed 25 dollars of approved commission, and nobody else', async () => {
    const rich = await creditor(43_50)
    const just = await creditor(25_00)
    const poor = await creditor(24_99)
    const waiting = await newAgent()
    const buyer = await newBuyer(world)
    await addToBasket(world, buyer, await stockProduct(world, { price: 9_000_00 }))
    await buyer.client.POST('/basket/add-voucher/', { body: { vouchercode: waiting.code } })
    await move(world, await order(buyer), 'Authorized')
    expect(await balanceOf(waiting)).toMatchObject({ pending: '90.00', approved: '0.00' })

    const batch = await collect()
    expect(batch).toMatchObject({
      state: 'open',
      line_count: 2,
      total: '68.50',
      taken_back: '0.00',
      created_by: 'Daniel Ncube',
      is_own: true,
    })
    expect(await linesOf(batch)).toMatchObject([
      { code: rich.code, amount: '43.50', entry_count: 1, mobile: '+260971234567' },
      { code: just.code, amount: '25.00', reference: `P${batch.id}-${just.code}` },
    ])
    expect(await lineOf(batch, poor)).toBeUndefined()
    expect(await balanceOf(rich)).toMatchObject({ approved: '43.50', paid: '0.00' })
    await discard(batch)
  })

  it('an open batch holds its agents: not in another one, and not paid by themselves', async () => {
    const agent = await creditor(50_00)
    const batch = await collect()
    const again = await tryToCollect()
    expect(again.response.status).toBe(409)
    expect(again.error).toEqual({
      detail: 'No supporter has USD25 approved that is not in an open batch already.',
    })
    const path = { id: agent.agentId }
    const alone = await maker.POST('/support/agents/{id}/payouts', {
      params: { path },
      body: { reference: 'MM-1' },
    })
    expect(alone.response.status).toBe(409)
    expect(alone.error).toEqual({ detail: `Payout batch ${batch.id} holds this balance already.` })
    const { data } = await maker.GET('/support/agents/{id}', { params: { path } })
    expect(data?.open_batch_id).toBe(batch.id)

    const late = await creditor(30_00)
    const next = await collect()
    expect(await linesOf(next)).toMatchObject([{ agent_id: late.agentId }])
    await discard(next)
    await discard(batch)
  })

  it('asked ten times at once collects everybody once', async () => {
    const agents = [await creditor(26_00), await creditor(27_00), await creditor(28_00)]
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => tryToCollect(n % 2 ? maker : payer)),
    )
    const made = answers.flatMap(({ data }) => (data ? [data] : []))
    const lines = (await Promise.all(made.map(linesOf))).flat()
    for (const { agentId } of agents)
      expect(lines.filter(({ agent_id }) => agent_id === agentId)).toHaveLength(1)
    for (const each of made) await discard(each)
  })

  it('the same key collects once', async () => {
    await creditor(31_00)
    const send = () =>
      maker.POST('/support/payout-batches', {
        params: { header: { 'Idempotency-Key': 'collect-once-0001' } },
        body: {},
      })
    const [one, two] = [await send(), await send()]
    expect(two.data).toEqual(one.data)
    await discard(one.data!)
  })
})

describe('closePayoutBatch', () => {
  it('asks about the reference of another payout, and takes it when both are meant', async () => {
    await creditor(51_00)
    const first = await collect()
    const paid = { reference: 'FT 8812', is_another: false }
    expect((await close(first, paid)).status).toBe(200)
    const agent = await creditor(52_00)
    const second = await collect()
    expect(await close(second, { ...paid, reference: 'ft8812' })).toMatchObject({
      status: 409,
      error: { code: 'payout_recorded' },
    })
    expect(await balanceOf(agent)).toMatchObject({ payable: '52.00', paid: '0.00' })
    expect((await close(second, { ...paid, is_another: true })).status).toBe(200)
    // A bank gives a reference once, however long ago.
    await creditor(53_00)
    const third = await collect()
    await passDays(40)
    expect((await close(third, paid)).error).toMatchObject({ code: 'payout_recorded' })
    expect((await close(third, { ...paid, reference: 'FT 8813' })).status).toBe(200)
  })

  it('four at once under one key are one, and so is the same after its answer was lost', async () => {
    const agent = await creditor(54_00)
    const { id, version } = await collect()
    const send = () =>
      payer.PUT('/support/payout-batches/{id}', {
        params: { path: { id }, header: { 'Idempotency-Key': 'one-press-of-paid' } },
        body: { version, state: 'paid', reference: 'FT 8814' },
      })
    const answers = await Promise.all([send(), send(), send(), send()])
    const again = await send()
    for (const { data } of [...answers, again]) expect(data).toEqual(answers[0]?.data)
    expect(again.data).toMatchObject({ state: 'paid' })
    expect(await balanceOf(agent)).toMatchObject({ payable: '0.00', paid: '54.00' })
  })

  it('is paid by a second person, and settles exactly what was frozen', async () => {
    const agent = await newAgent()
    const sale = await oldSale(agent, 4500)
    const batch = await collect()
    await owe(agent, 7_00)
    const { status, data } = await close(batch)
    expect(status).toBe(200)
    expect(data).toMatchObject({
      state: 'paid',
      paid_by: 'Grace Banda',
      reference: 'FT-2026-0311',
      version: batch.version + 1,
    })
    expect(await balanceOf(agent)).toEqual({
      pending: '0.00',
      approved: '7.00',
      payable: '0.00',
      paid: '45.00',
    })
    expect(await entriesOf(agent)).toMatchObject([
      { kind: 'pay', amount: '-45.00', state: 'paid', payout_reference: 'FT-2026-0311' },
      { kind: 'adjust', amount: '7.00', state: 'approved', payout_reference: null },
      {
        kind: 'earn',
        amount: '45.00',
        state: 'paid',
        order_number: sale.number,
        payout_reference: 'FT-2026-0311',
      },
    ])
    const file = await agent.client.GET('/commission/statement/', { parseAs: 'text' })
    expect(String(file.data)).toContain('paid,,FT-2026-0311')
    const audit = await world.db
      .selectFrom('audit')
      .select(['action', 'after', 'reason'])
      .where('kind', '=', 'change')
      .where('subject', '=', 'payout-batch')
      .where('subject_id', '=', String(batch.id))
      .orderBy('id')
      .execute()
    expect(audit).toEqual([
      {
        action: 'create-payout-batch',
        after: { state: 'open', lines: batch.line_count, total: Number(batch.total) * 100 },
        reason: null,
      },
      {
        action: 'pay-payout-batch',
        after: { state: 'paid', reference: 'FT-2026-0311' },
        reason: null,
      },
    ])
  })

  it('is not paid by whoever made it, not even in the database', async () => {
    await creditor(40_00)
    const batch = await collect()
    const { status, error } = await close(batch, {}, maker)
    expect(status).toBe(409)
    expect(error).toEqual({ detail: 'You made this batch. Somebody else has to mark it as paid.' })
    const { created_by } = await world.db
      .selectFrom('payout_batches')
      .select('created_by')
      .where('id', '=', batch.id)
      .executeTakeFirstOrThrow()
    const forced = world.db
      .updateTable('payout_batches')
      .set({ state: 'paid', reference: 'x', closed_at: new Date(), closed_by: created_by })
      .where('id', '=', batch.id)
      .execute()
    await expect(forced).rejects.toThrow('check constraint')
    await discard(batch)
  })

  it('a double click, or two processes, pay once', async () => {
    const agent = await creditor(60_00)
    const batch = await collect()
    const answers = await Promise.all(Array.from({ length: 5 }, () => close(batch)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(await balanceOf(agent)).toMatchObject({ approved: '0.00', paid: '60.00' })
    expect((await entriesOf(agent)).filter(({ kind }) => kind === 'pay')).toHaveLength(1)
  })

  it('paid by one, discarded by another at once: the second sees what the first did', async () => {
    const agent = await creditor(61_00)
    const batch = await collect()
    const answers = await Promise.all([
      close(batch),
      close(batch, { state: 'discarded', reason: 'A wrong number' }, maker),
    ])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const won = answers.find(({ status }) => status === 200)?.data
    const who = won?.paid_by ?? won?.discarded_by
    expect(answers.find(({ status }) => status === 409)?.error).toEqual({
      detail: `${who} has changed this meanwhile. Load it again to see how it is now.`,
    })
    const { paid } = await balanceOf(agent)
    expect(paid).toBe(won?.state === 'paid' ? '61.00' : '0.00')
    if (won?.state !== 'paid') await discard(await collect())
  })

  it('discarded, its agents are free for the next one', async () => {
    const agent = await creditor(62_00)
    const batch = await collect()
    const { data } = await close(batch, { state: 'discarded', reason: 'A wrong number' }, maker)
    expect(data).toMatchObject({
      state: 'discarded',
      discarded_by: 'Daniel Ncube',
      reason: 'A wrong number',
      paid_by: null,
      line_count: 1,
    })
    expect((await close(data!)).status).toBe(409)
    const next = await collect()
    expect(await lineOf(next, agent)).toMatchObject({ amount: '62.00' })
    await discard(next)
  })

  it('what was taken back meanwhile is paid as it was frozen, and comes off what follows', async () => {
    const agent = await newAgent()
    const sale = await oldSale(agent, 4500)
    const batch = await collect()
    await move(world, sale, 'Canceled')
    expect(await lineOf(batch, agent)).toMatchObject({ amount: '45.00', taken_back: '45.00' })
    expect((await close(batch)).data).toMatchObject({ total: '45.00', taken_back: '45.00' })
    expect(await balanceOf(agent)).toMatchObject({ approved: '-45.00', paid: '45.00' })

    await owe(agent, 60_00)
    expect((await tryToCollect()).response.status).toBe(409)
    await owe(agent, 15_00)
    const next = await collect()
    expect(await lineOf(next, agent)).toMatchObject({ amount: '30.00', entry_count: 3 })
    await close(next, { reference: 'FT-2' })
    expect(await balanceOf(agent)).toMatchObject({ approved: '0.00', paid: '75.00' })
  })

  it.each([
    [{ reference: '' }, { reference: ['This field is required.'] }],
    [{ state: 'discarded' as const }, { reason: ['This field is required.'] }],
    [
      { reference: 'x'.repeat(141) },
      { reference: ['Ensure this field has no more than 140 characters.'] },
    ],
  ])('refuses %j', async (closing, problems) => {
    await creditor(33_00)
    const batch = await collect()
    const { status, error } = await close(batch, closing)
    expect([status, error]).toEqual([400, problems])
    await discard(batch)
  })

  it('knows no batch that is not there', async () => {
    expect((await close({ id: 2_147_483_647, version: 1 })).status).toBe(404)
  })
})

describe('exportPayoutBatch', () => {
  it('is a file for the bank that no spreadsheet takes for formulas', async () => {
    const agent = await creditor(35_00)
    await world.db
      .updateTable('accounts')
      .set({ first_name: '=HYPERLINK("http://x")', last_name: 'Banda, Jr' })
      .where('id', '=', agent.id)
      .execute()
    const batch = await collect()
    const params = { path: { id: batch.id } }
    const { response, data } = await maker.GET('/support/payout-batches/{id}/export', {
      params,
      parseAs: 'text',
    })
    expect(response.headers.get('content-type')).toMatch(/^text\/csv/)
    expect(response.headers.get('content-disposition')).toContain(`payout-${batch.id}.csv`)
    const details =
      'pay_to,holder,country,account_currency,operator,number,bank,branch,swift,account_number'
    expect(String(data).replace('\uFEFF', '').trim().split('\r\n')).toEqual([
      `name,mobile,code,amount,currency,reference,paid_on,${details}`,
      `"'=HYPERLINK(""http://x"") Banda, Jr",+260971234567,${agent.code},35.00,USD,P${batch.id}-${agent.code},,wallet,Joy Kamau,KE,KES,M-Pesa,+254712345678,,,,`,
    ])
    await discard(batch)
  })
})

describe('the lists', () => {
  it('of batches sort, filter and count', async () => {
    await creditor(36_00)
    const batch = await collect()
    await close(batch, { reference: 'FT-LIST-77' })
    const ask = (query: Record<string, unknown>) =>
      maker.GET('/support/payout-batches', {
        params: {
          query: Object.fromEntries(
            Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)]),
          ),
        },
      })
    const found = await ask({ filter: { q: 'ft-list', state: 'paid' } })
    expect(found.response.headers.get('content-range')).toBe('payout-batches 0-0/1')
    expect(found.data).toMatchObject([{ id: batch.id, is_own: true }])
    const { data } = await ask({ sort: ['total', 'ASC'], range: [0, 99] })
    const totals = data!.map(({ total }) => Number(total))
    expect(totals).toEqual(totals.toSorted((a, b) => a - b))
    expect((await ask({ filter: { total: 'much' } })).response.status).toBe(400)
    const path = { id: batch.id }
    const one = await payer.GET('/support/payout-batches/{id}', { params: { path } })
    expect(one.data).toMatchObject({ reference: 'FT-LIST-77', is_own: false })
  })

  it('of entries are one agent’s, newest first, with its referrer', async () => {
    const referrer = await newAgent()
    const agent = await newAgent(referrer.email)
    for (let n = 1; n <= 3; n += 1) await owe(agent, n * 100)
    const query = { filter: JSON.stringify({ agent_id: agent.agentId }), range: '[0,1]' }
    const { data, response } = await maker.GET('/support/commission-entries', {
      params: { query },
    })
    expect(response.headers.get('content-range')).toBe('commission-entries 0-1/3')
    expect(data).toMatchObject([{ amount: '3.00' }, { amount: '2.00' }])
    const path = { id: agent.agentId }
    const { data: shown } = await maker.GET('/support/agents/{id}', { params: { path } })
    expect(shown?.referrer).toEqual({
      account_id: referrer.id,
      agent_id: referrer.agentId,
      name: expect.stringMatching(/^Grace Wanjiru/),
      email: referrer.email,
    })
    const recruits = await maker.GET('/support/agents', {
      params: { query: { filter: JSON.stringify({ referrer_id: referrer.id }) } },
    })
    expect(recruits.data).toMatchObject([{ id: agent.agentId }])
  })
})

it.each([
  ['desk', 403],
  ['content', 403],
  ['vendor', 403],
  [null, 401],
] as const)('%s does not pay anybody', async (role: Role | null, status) => {
  const client = await world.as(role)
  expect((await tryToCollect(client)).response.status).toBe(status)
  expect((await close({ id: 1, version: 1 }, {}, client)).status).toBe(status)
})
