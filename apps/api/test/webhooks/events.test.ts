import { describe, expect, it } from 'vitest'
import { creditor, newAgent } from '../helpers/creditors.ts'
import {
  addToBasket,
  move,
  newBuyer,
  order,
  orderedCar,
  stockProduct,
  tryToAdd,
} from '../helpers/steps.ts'
import { orderOf, vendorVehicle } from '../helpers/vendor-stock.ts'
import {
  addAgentWebhook,
  addShopWebhook,
  addWebhook,
  receiver,
  toldBy,
  toldTypes,
  useWebhooks,
  work,
  world,
} from '../helpers/webhook-steps.ts'
import { newVendor } from '../helpers/vendors.ts'

useWebhooks()

const told = () => receiver.received.map(toldBy)

describe('an order', () => {
  it('is told to the shop at each state', async () => {
    const staff = await world.as('support')
    await addShopWebhook(staff, {
      events: ['order.placed', 'order.paid', 'order.shipped', 'order.canceled', 'listing.sold'],
    })
    const { order: placed, product } = await orderedCar(world)
    await work()
    expect(toldTypes()).toEqual(['order.placed'])
    expect(told()[0]?.data).toEqual({
      order_id: placed.id,
      order_number: placed.number,
      state: 'Pending',
      currency: 'USD',
      total: placed.total_incl_tax,
      lines: [expect.objectContaining({ listing_id: product.id, quantity: 1, amount: '4500.00' })],
    })
    await move(world, placed, 'Authorized')
    await move(world, placed, 'Shipped')
    await work()
    expect(toldTypes().toSorted()).toEqual([
      'listing.sold',
      'order.paid',
      'order.placed',
      'order.shipped',
    ])
    const canceled = await orderedCar(world)
    await move(world, canceled.order, 'Canceled')
    await work()
    expect(told().at(-1)).toMatchObject({
      type: 'order.canceled',
      data: { order_number: canceled.order.number, state: 'Canceled' },
    })
  })

  it('is told to each seller with their own lines and nothing of its buyer', async () => {
    const [one, other, stranger] = [
      await newVendor(world),
      await newVendor(world),
      await newVendor(world),
    ]
    await addWebhook(one, { address: `${receiver.origin}/one` })
    await addWebhook(other, { address: `${receiver.origin}/other` })
    await addWebhook(stranger, { address: `${receiver.origin}/stranger` })
    const mine = await vendorVehicle(world, one)
    const theirs = await vendorVehicle(world, other)
    const buyer = await newBuyer(world)
    await addToBasket(world, buyer, mine)
    await addToBasket(world, buyer, theirs)
    const placed = await order(buyer)
    await work()
    const at = (path: string) => receiver.received.filter((each) => each.path === path)
    expect(at('/stranger')).toEqual([])
    for (const [path, product] of [
      ['/one', mine],
      ['/other', theirs],
    ] as const) {
      const types = at(path).map((each) => toldBy(each).type)
      expect(types.toSorted()).toEqual(['listing.ordered', 'order.placed'])
      const message = at(path).find((each) => toldBy(each).type === 'order.placed')
      expect(toldBy(message!).data).toEqual({
        order_number: placed.number,
        state: 'Pending',
        currency: 'USD',
        lines: [expect.objectContaining({ listing_id: product.id })],
      })
    }
    const all = JSON.stringify(receiver.received)
    for (const secret of ['Wanjiru', 'Moi Avenue', '254700', 'grace@', buyer.email, 'Nairobi'])
      expect(all).not.toContain(secret)
  })

  it('that is rolled back is told to nobody', async () => {
    await addShopWebhook(await world.as('support'))
    const product = await stockProduct(world, { quantity: 1 })
    const [first, second] = [await newBuyer(world), await newBuyer(world)]
    await addToBasket(world, first, product)
    await tryToAdd(world, second, product)
    await order(first)
    await order(second).catch(() => undefined)
    await work()
    expect(toldTypes().filter((type) => type === 'order.placed')).toHaveLength(1)
  })

  it('leaves nothing behind where nobody asked to hear of it', async () => {
    await orderedCar(world)
    expect(await world.db.selectFrom('webhook_events').select('id').execute()).toEqual([])
  })
})

it('a supporter hears what an order earns them, and of their payout, and of nobody else’s', async () => {
  const supporter = await creditor(world, 43_50)
  const other = await newAgent(world)
  await addAgentWebhook(supporter, { address: `${receiver.origin}/mine` })
  await addAgentWebhook(other, { address: `${receiver.origin}/other` })
  const buyer = await newBuyer(world)
  await addToBasket(world, buyer, await stockProduct(world))
  await buyer.client.POST('/basket/add-voucher/', { body: { vouchercode: supporter.code } })
  const placed = await order(buyer)
  await move(world, placed, 'Authorized')
  await work()
  expect(told()).toMatchObject([
    { type: 'order.paid', data: { order_number: placed.number, currency: 'USD' } },
  ])
  expect(Object.keys(told()[0]!.data).toSorted()).toEqual([
    'commission',
    'currency',
    'order_number',
    'state',
  ])
  expect(Number(told()[0]!.data['commission'])).toBeGreaterThan(0)
  const maker = await world.as('finance')
  const { data: batch } = await maker.POST('/support/payout-batches', { body: {} })
  const { error } = await (await world.as('support')).PUT('/support/payout-batches/{id}', {
    params: { path: { id: batch!.id } },
    body: { state: 'paid', version: batch!.version, reference: 'TT 12', is_another: true },
  })
  expect(error).toBeUndefined()
  await work()
  expect(receiver.received.map(({ path }) => path)).toEqual(['/mine', '/mine'])
  expect(told().at(-1)).toMatchObject({
    type: 'payout.made',
    data: { amount: '43.50', currency: 'USD' },
  })
})

it('a seller hears of messages and offers of buyers', async () => {
  const seller = await newVendor(world)
  await addWebhook(seller, { events: ['message.received', 'offer.received'] })
  const vehicle = await vendorVehicle(world, seller)
  const buyer = await newBuyer(world)
  const path = { id: vehicle.id }
  const { error } = await buyer.client.POST('/products/{id}/thread/', {
    params: { path },
    body: { text: 'Is it still there?' },
  })
  expect(error).toBeUndefined()
  const offered = await buyer.client.POST('/products/{id}/offers/', {
    params: { path },
    body: { amount: '4000.00' },
  })
  expect(offered.error).toBeUndefined()
  await work()
  expect(toldTypes().toSorted()).toEqual(['message.received', 'offer.received'])
  expect(told().find(({ type }) => type === 'offer.received')?.data).toMatchObject({
    offer_id: offered.data?.id,
    listing_id: vehicle.id,
    amount: '4000.00',
    currency: 'USD',
  })
  const message = told().find(({ type }) => type === 'message.received')
  expect(message?.data).toMatchObject({ from: 'buyer', listing_id: vehicle.id })
  expect(JSON.stringify(message)).not.toContain('still there')
})

it('a listing that leaves is told as sold to its seller', async () => {
  const seller = await newVendor(world)
  await addWebhook(seller, { events: ['listing.sold'] })
  const vehicle = await vendorVehicle(world, seller)
  const { order: placed } = await orderOf(world, vehicle)
  await move(world, placed, 'Authorized')
  await work()
  expect(receiver.received).toEqual([])
  await move(world, placed, 'Shipped')
  await work()
  expect(told()).toMatchObject([
    { type: 'listing.sold', data: { listing_id: vehicle.id, order_number: placed.number } },
  ])
})
