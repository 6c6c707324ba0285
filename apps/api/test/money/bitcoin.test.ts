import type { Order } from '@bandari/sdk'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { watchBitcoin } from '../../src/money/bitcoin/watch-bitcoin.ts'
import { expireReservations } from '../../src/selling/orders/expire-reservations.ts'
import { type Chain, openChain } from '../helpers/esplora-stub.ts'
import { mailsTo } from '../helpers/mails.ts'
import { type Buyer, move, orderedCar } from '../helpers/steps.ts'
import { createWorld, type World } from '../helpers/world.ts'

/** Payments to the Bitcoin address of an order. A car costs 5,200 dollars: 0.104 BTC. */

const price = 10_400_000

let chain: Chain
let world: World
beforeAll(async () => {
  chain = await openChain()
  world = await createWorld({
    ...inject('postgres'),
    environment: {
      BITCOIN_ESPLORA_URL: chain.url,
      BITCOIN_PRICE_URL: chain.priceUrl,
      BITCOIN_CONFIRMATIONS: '2',
    },
  })
})
beforeEach(() => {
  chain.price = 50_000
  chain.fault = null
})
afterAll(async () => {
  await world.close()
  await chain.close()
})

interface Ordered {
  buyer: Buyer
  order: Order
}

const addressOf = ({ order }: Ordered) => order.payment_instructions.bitcoin_address ?? ''

/** Runs of the watcher, so far apart that each address is due. */
async function look(): Promise<void> {
  await world.db
    .updateTable('bitcoin_watches')
    .set({ due_at: new Date(0) })
    .execute()
  await watchBitcoin(world.context)
  await world.db
    .updateTable('bitcoin_watches')
    .set({ due_at: new Date(0) })
    .execute()
  await watchBitcoin(world.context)
}

async function seenBy({ buyer, order }: Ordered): Promise<Order> {
  const { data } = await buyer.client.GET('/orders/{id}/', { params: { path: { id: order.id } } })
  return data!
}

it('tells the buyer about how much it is, and counts it once it is confirmed', async () => {
  const ordered = await orderedCar(world)
  await look()
  expect((await seenBy(ordered)).bitcoin_quote).toMatchObject({
    amount: '0.10400000',
    rate: '50000.00',
  })
  const txid = chain.pay(addressOf(ordered), price)
  await look()
  expect(await seenBy(ordered)).toMatchObject({
    status: 'Pending',
    payments: [],
    bitcoin_transactions: [
      { txid, amount: '0.10400000', value: '5200.00', confirmations: 0, state: 'confirming' },
    ],
  })
  chain.mine()
  // Its value was fixed when it was first seen.
  chain.price = 20_000
  await look()
  expect((await seenBy(ordered)).bitcoin_transactions).toMatchObject([
    { confirmations: 1, needed: 2, value: '5200.00', state: 'confirming' },
  ])
  chain.mine()
  await look()
  await look()
  expect(await seenBy(ordered)).toMatchObject({
    status: 'Authorized',
    balance: { received: '5200.00', due: '0.00', over: '0.00' },
    payments: [{ kind: 'received', method: 'bitcoin', reference: txid, amount: '5200.00' }],
    bitcoin_transactions: [{ state: 'counted', confirmations: 2 }],
    bitcoin_quote: null,
  })
  const finance = await world.as('finance')
  const { data } = await finance.GET('/support/orders/{id}', {
    params: { path: { id: ordered.order.id } },
  })
  expect(data?.payments).toMatchObject([{ note: '0.10400000 BTC × 50000.00 USD/BTC', by: null }])
  expect(data?.bitcoin_transactions).toMatchObject([{ txid, state: 'counted' }])
})

it.each([
  ['too little', [price / 2], { received: '2600.00', due: '2600.00', over: '0.00' }],
  ['too much', [price + 200_000], { received: '5300.00', due: '0.00', over: '100.00' }],
  ['twice', [price, price], { received: '10400.00', due: '0.00', over: '5200.00' }],
])('counts %s as it came', async (_what, amounts, balance) => {
  const ordered = await orderedCar(world)
  for (const amount of amounts) chain.pay(addressOf(ordered), amount)
  chain.mine(2)
  await look()
  expect((await seenBy(ordered)).balance).toMatchObject(balance)
})

it('counts what comes late, to be sent back', async () => {
  const ordered = await orderedCar(world)
  await move(world, ordered.order, 'Canceled')
  chain.pay(addressOf(ordered), price)
  chain.mine(2)
  await look()
  expect(await seenBy(ordered)).toMatchObject({
    status: 'Canceled',
    balance: { received: '5200.00', due: '0.00', over: '5200.00' },
  })
})

it('finds each of many payments of one address', async () => {
  const ordered = await orderedCar(world)
  for (let n = 0; n < 30; n += 1) chain.pay(addressOf(ordered), 200_000)
  chain.mine(2)
  await look()
  expect((await seenBy(ordered)).balance).toMatchObject({ received: '3000.00', due: '2200.00' })
})

describe('a transaction that vanishes', () => {
  it.each(['pool', 'nowhere'] as const)(
    'to the %s is taken back by a row, and its order waits again',
    async (into) => {
      const ordered = await orderedCar(world)
      const txid = chain.pay(addressOf(ordered), price)
      chain.mine(2)
      await look()
      chain.reorganise(txid, into)
      await look()
      const lost = await seenBy(ordered)
      expect(lost.payments.map(({ amount }) => amount)).toEqual(['5200.00', '-5200.00'])
      expect(lost).toMatchObject({
        status: 'Pending',
        payment_state: 'unpaid',
        balance: { received: '0.00', due: '5200.00' },
        bitcoin_transactions: [{ state: into === 'pool' ? 'confirming' : 'gone' }],
      })
      await world.deliverMails()
      const [told] = await mailsTo(world, ordered.buyer.email)
      expect(told?.text).toContain('The Bitcoin network does not know that transaction any more')
      const mails = await mailsTo(world, world.settings.supportEmail)
      const { number } = ordered.order
      expect(mails.some(({ text }) => text.includes('USD 5,200.00') && text.includes(number))).toBe(
        true,
      )
    },
  )

  it('counts again when it is mined again', async () => {
    const ordered = await orderedCar(world)
    const txid = chain.pay(addressOf(ordered), price)
    chain.mine(2)
    await look()
    chain.reorganise(txid, 'pool')
    await look()
    chain.mine(2)
    await look()
    const { payments, balance, status } = await seenBy(ordered)
    expect(status).toBe('Authorized')
    expect(payments.map(({ amount }) => amount)).toEqual(['5200.00', '-5200.00', '5200.00'])
    expect(balance).toMatchObject({ received: '5200.00', due: '0.00' })
  })
})

it('counts no change of what the address pays itself, and leaves what came to the chain', async () => {
  const ordered = await orderedCar(world)
  chain.pay(addressOf(ordered), price / 2)
  chain.mine(2)
  await look()
  chain.spend(addressOf(ordered), price / 2 - 1000)
  chain.mine(2)
  await look()
  const seen = await seenBy(ordered)
  expect(seen).toMatchObject({ status: 'Pending', balance: { received: '2600.00' } })
  const { error } = await (await world.as('finance')).POST('/support/payments/{id}/undo', {
    params: { path: { id: seen.payments[0]!.id } },
    body: { reason: 'Another order' },
  })
  expect(error).toMatchObject({ code: 'payment_of_chain' })
})

it('counts nothing twice that staff have recorded by hand', async () => {
  const ordered = await orderedCar(world)
  const txid = chain.pay(addressOf(ordered), price)
  chain.mine(2)
  const finance = await world.as('finance')
  await finance.POST('/support/orders/{id}/payments', {
    params: { path: { id: ordered.order.id } },
    body: {
      amount: '5200.00',
      currency: 'USD',
      method: 'bitcoin',
      reference: txid,
      received_on: new Date().toISOString().slice(0, 10),
    },
  })
  await look()
  expect(await seenBy(ordered)).toMatchObject({
    payments: [{ reference: txid }],
    bitcoin_transactions: [{ state: 'counted' }],
  })
})

it('does not give an order up while bitcoins are on their way', async () => {
  // The orders of another world have the same addresses.
  const another = await openChain()
  const own = await createWorld({
    ...inject('postgres'),
    environment: { BITCOIN_ESPLORA_URL: another.url },
  })
  const ordered = await orderedCar(own)
  const other = await orderedCar(own)
  another.pay(addressOf(ordered), price)
  await watchBitcoin(own.context)
  own.clock.advance({ days: own.settings.paymentDays + 1 })
  expect(await expireReservations(own.context)).toBe(1)
  const rows = await own.db
    .selectFrom('orders')
    .select('status')
    .where('id', 'in', [ordered.order.id, other.order.id])
    .orderBy('id')
    .execute()
  expect(rows.map(({ status }) => status)).toEqual(['Pending', 'Canceled'])
  await own.close()
  await another.close()
})

it('asks a node that is down once in a round, and says so', async () => {
  await orderedCar(world)
  await orderedCar(world)
  await look()
  await world.db
    .updateTable('bitcoin_watches')
    .set({ due_at: new Date(0) })
    .execute()
  chain.fault = { status: 503, body: 'busy' }
  chain.asked.length = 0
  await expect(watchBitcoin(world.context)).rejects.toThrow('Esplora answers 503')
  expect(chain.asked).toEqual(['v1/prices', 'blocks/tip/height'])
  chain.fault = { status: 200, body: '<html>' }
  await expect(watchBitcoin(world.context)).rejects.toThrow('Esplora answers something else')
})
