import type { BandariClient, Basket, CheckoutRequest, Order, SupportOrder } from '@bandari/sdk'
import { insertSession } from '../../src/people/accounts/sessions/session.store.ts'
import type { Clock } from '../../src/core/clock.ts'
import type { World } from './world.ts'

/** What the steps need of a world. */
export type Shop = Pick<World, 'db' | 'clientWith'> & { clock: Clock }

/** A product as a test wants it. Money in cents. */
export interface TestProduct {
  id: number
  url: string
  title: string
  price: number
}

interface Wish {
  title?: string
  price?: number
  quantity?: number
  class?: 'cars' | 'commercial' | 'parts' | 'other'
  body_type?: string | null
  market?: 'export' | 'local'
  currency?: string
  status?: 'draft' | 'live'
  size_choices?: string
  colour_choices?: string
  steering?: string | null
  manufactured?: string | null
  first_registered?: string | null
}

let products = 0

/**
 * Puts a product of one's own into the catalogue: a sedan for 4,500 dollars, three of them, unless
 * wished otherwise, of which all is known that decides whether it may enter Kenya: it may.
 */
export async function stockProduct({ db }: Shop, wish: Wish = {}): Promise<TestProduct> {
  products += 1
  const title = wish.title ?? `Toyota Vitz 1.0 2013 number ${products}`
  const { id, price } = await db
    .insertInto('products')
    .values({
      market: 'export',
      class: 'cars',
      body_type: 'sedan',
      price: 450_000,
      currency: 'USD',
      quantity: 3,
      status: 'live',
      steering: 'Right',
      location: 'Yokohama, Japan',
      manufactured: '2025-01',
      first_registered: '2025-03',
      ...wish,
      title,
      reference: `TEST-${process.pid}-${products}-${Math.random().toString(36).slice(2)}`,
    })
    .returning(['id', 'price'])
    .executeTakeFirstOrThrow()
  return { id, url: `https://elsewhere.example/api/products/${id}/`, title, price }
}

/** What of a product is there and what of it is promised. */
export async function stockOf({ db }: Shop, { id }: TestProduct) {
  return db
    .selectFrom('products')
    .select(['quantity', 'reserved'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

export interface Buyer {
  id: number
  email: string
  client: BandariClient
}

let buyers = 0

/** Somebody nobody else in the file is, already signed in. */
export async function newBuyer({ db, clientWith, clock }: Shop): Promise<Buyer> {
  buyers += 1
  const email = `buyer-${buyers}@shop.example`
  const { id } = await db
    .insertInto('accounts')
    .values({ email, first_name: 'Grace', last_name: `Wanjiru ${buyers}`, is_active: true })
    .returning('id')
    .executeTakeFirstOrThrow()
  const token = await insertSession(db, id, clock.now())
  return { id, email, client: clientWith(token) }
}

/** The address of a shipping option by its code. */
export async function optionFor({ db }: Shop, code: string): Promise<string> {
  const { id } = await db
    .selectFrom('shipping_options')
    .select('id')
    .where('code', '=', code)
    .executeTakeFirstOrThrow()
  return `/api/options/${id}/`
}

interface Choice {
  quantity?: number
  code?: string | null
  value?: string | number
  insurance?: boolean
  country?: string
}

/** Asks for a product to Mombasa by RORO unless told otherwise; the answer may be a refusal. */
export async function tryToAdd(
  world: Shop,
  { client }: Pick<Buyer, 'client'>,
  { url }: Pick<TestProduct, 'url'>,
  { quantity = 1, code = 'mombasa-sedan', value = '700.00', insurance, country }: Choice = {},
) {
  const option = code === null ? null : await optionFor(world, code)
  return client.POST('/basket/add-product/', {
    body: {
      url,
      quantity,
      ...(option === null ? {} : { options: [{ option, value }] }),
      ...(insurance === undefined ? {} : { insurance }),
      ...(country === undefined ? {} : { country }),
    },
  })
}

/** Puts a product into the basket. */
export async function addToBasket(
  world: Shop,
  buyer: Pick<Buyer, 'client'>,
  product: Pick<TestProduct, 'url'>,
  choice: Choice = {},
): Promise<Basket> {
  const { data, error } = await tryToAdd(world, buyer, product, choice)
  if (!data) throw new Error(`not added: ${JSON.stringify(error)}`)
  return data
}

export async function basketOf({ client }: Pick<Buyer, 'client'>): Promise<Basket> {
  const { data } = await client.GET('/basket/')
  if (!data) throw new Error('no basket')
  return data
}

export async function linesOf({ client }: Pick<Buyer, 'client'>, { id }: Pick<Basket, 'id'>) {
  const { data } = await client.GET('/baskets/{id}/lines/', { params: { path: { id } } })
  if (!data) throw new Error(`no lines of basket ${id}`)
  return data.results
}

export const consignee: CheckoutRequest['shipping_address'] = {
  title: 'Mrs',
  first_name: 'Grace',
  last_name: 'Wanjiru',
  line1: '14 Moi Avenue',
  line2: '',
  line3: '',
  line4: 'Nairobi',
  state: 'Nairobi County',
  postcode: '00100',
  country: '/api/countries/KE/',
  phone_number: '+254 (700) 000-001',
  tel_number: '254700000001',
  notes: '',
  email: 'grace@example.com',
}

/** What the review page posts for a basket. */
export function checkoutOf(
  basket: Basket,
  changed: Partial<CheckoutRequest> = {},
): CheckoutRequest {
  const charge = basket.shippingChargeOption?.value ?? '0.00'
  return {
    basket: basket.url,
    total: basket.totalCost,
    shipping_charge: { currency: 'USD', incl_tax: charge, excl_tax: charge, tax: 0 },
    shipping_method_code: basket.destinationCode ?? 'undetermined',
    shipping_address: consignee,
    payment: { cash: { enabled: true, amount: basket.totalCost } },
    ...changed,
  }
}

export async function tryToOrder(
  { client }: Pick<Buyer, 'client'>,
  body: CheckoutRequest,
  key?: string,
) {
  return client.POST('/checkout/', {
    body,
    ...(key === undefined ? {} : { params: { header: { 'Idempotency-Key': key } } }),
  })
}

/** Orders what is in the basket. */
export async function order(
  buyer: Pick<Buyer, 'client'>,
  changed: Partial<CheckoutRequest> = {},
): Promise<Order> {
  const { data, error } = await tryToOrder(buyer, checkoutOf(await basketOf(buyer), changed))
  if (!data) throw new Error(`no order: ${JSON.stringify(error)}`)
  return data
}

/** Somebody new who has ordered one car. */
export async function orderedCar(world: World, wish: Wish = {}) {
  const buyer = await newBuyer(world)
  const product = await stockProduct(world, wish)
  await addToBasket(world, buyer, product)
  return { buyer, product, order: await order(buyer) }
}

/** The same for 5,200 dollars with shipping, and its money here. */
export async function paidCar(world: World) {
  const placed = await orderedCar(world)
  const shown = await move(world, placed.order, 'Authorized')
  return { ...placed, shown }
}

/** All of what was paid goes back. */
export function refundOf({ total_incl_tax: amount }: Pick<SupportOrder, 'total_incl_tax'>) {
  return { amount, method: 'bank' as const, reference: 'TT 4711' }
}

/** Support moves an order, with a refund where one is owed. */
export async function move(world: World, { id }: Pick<Order, 'id'>, status: Order['status']) {
  const client = await world.as('support')
  const path = { id }
  const { data: shown } = await client.GET('/support/orders/{id}', { params: { path } })
  const isRefund = shown?.status === 'Authorized' && status === 'Canceled'
  const refund = isRefund ? refundOf(shown) : null
  const { data, error } = await client.PUT('/support/orders/{id}', {
    params: { path },
    // Tests send back under one reference; that it is asked about is a test of its own.
    body: { status, refund, is_another: true },
  })
  if (!data) throw new Error(`order ${id} did not move: ${JSON.stringify(error)}`)
  const isWaiting = data.refund_requests.some(({ state }) => state === 'waiting')
  return isWaiting ? approveRefund(world, data) : data
}

/** The other one of support and finance approves the refund of an order, where one waits. */
export async function approveRefund(
  world: Pick<World, 'as'>,
  { refund_requests }: SupportOrder,
  by: 'support' | 'finance' = 'finance',
): Promise<SupportOrder> {
  const waiting = refund_requests.find(({ state }) => state === 'waiting')
  if (!waiting) throw new Error('no refund waits for a second person')
  const { data, error } = await (await world.as(by)).PUT('/support/refunds/{id}', {
    params: { path: { id: waiting.id } },
    body: { state: 'approved', is_another: true },
  })
  if (!data) throw new Error(`refund ${waiting.id} was not approved: ${JSON.stringify(error)}`)
  return data
}
