import { createHash, randomBytes } from 'node:crypto'
import { people, type Role } from '../../seeds/people.data.ts'
import type {
  AddressInput,
  BandariClient,
  Basket,
  Listing,
  ListingSave,
  Order,
  OrderStatus,
} from '@bandari/sdk'
import type { Shop } from './shop.ts'

/** The letters of a text that no paper can print. */
export { unprintable } from '../../src/platform/fonts/letters.ts'

/** Prepares the data of a test without a browser. */

export interface Buyer {
  id: number
  /** The shop they are a customer of. */
  shop: string
  email: string
  token: string
  client: BandariClient
}

interface AccountWish {
  isActive?: boolean
  isStaff?: boolean
}

/** A new account with the demo password, and a sign-in of it. */
export async function newBuyer(shop: Shop, wish: AccountWish = {}): Promise<Buyer> {
  const { isActive = true, isStaff = false } = wish
  const email = `buyer-${unique()}@example.com`
  const [account] = await shop.sql<{ id: string }>(
    `insert into accounts (email, first_name, last_name, country, password_hash, is_active, staff_role)
     select $1, 'Grace', 'Wanjiru', 'KE', password_hash, $2, case when $3 then 'admin' end
     from accounts where email = 'buyer@example.com' returning id`,
    [email, isActive, isStaff],
  )
  const id = Number(account!.id)
  const token = await startSession(shop, id)
  return { id, shop: shop.storefront, email, token, client: shop.clientWith(token) }
}

async function startSession(shop: Shop, accountId: number): Promise<string> {
  const token = randomBytes(20).toString('hex')
  await shop.sql(
    `insert into sessions (token_hash, account_id, created_at, used_at, expires_at)
     values ($1, $2, now(), now(), now() + interval '30 days')`,
    [createHash('sha256').update(token).digest(), accountId],
  )
  return token
}

/** A demo account that is signed in, for calls that only a role may make. */
export async function person(shop: Shop, role: Role) {
  return { shop: shop.storefront, email: people[role].email, token: await shop.tokenOf(role) }
}

/** Ends a sign-in, as when the thirty days are over or the password was changed elsewhere. */
export async function endSessions(shop: Shop, { id }: Pick<Buyer, 'id'>) {
  await shop.sql('delete from sessions where account_id = $1', [id])
}

export interface Vehicle {
  id: number
  title: string
}

interface VehicleWish {
  title?: string
  /** In cents. */
  price?: number
  quantity?: number
  /** Month; null where nobody knows. */
  manufactured?: string | null
  firstRegistered?: string | null
}

/** A sedan with pictures for 4,500 dollars, three of them, that no other test knows and that may enter Kenya. */
export async function stockVehicle(shop: Shop, wish: VehicleWish = {}): Promise<Vehicle> {
  const { price = 450_000, quantity = 3 } = wish
  const { manufactured = '2025-01', firstRegistered = '2025-03' } = wish
  const mark = unique()
  const title = wish.title ?? `Toyota Premio 1.8 2014 ${mark}`
  const [vehicle] = await shop.sql<{ id: string }>(
    `with model as (
       select * from products
       where listed and class = 'cars' and body_type = 'sedan' and image_count > 1
       order by id limit 1
     ), copy as (
       insert into products (market, class, make_id, model_id, title, subtitle, description,
         reference, model_year, engine_size, fuel_type, transmission, body_type, mileage, colour,
         features, location, price, currency, quantity, status, cover_media_id, image_count,
         steering, manufactured, first_registered)
       select market, class, make_id, model_id, $1, subtitle, description, $2, model_year,
         engine_size, fuel_type, transmission, body_type, mileage, colour, features, 'Yokohama, Japan',
         $3, currency, $4, 'live', cover_media_id, image_count, 'Right', $5, $6
       from model returning id
     ), pictures as (
       insert into product_images (product_id, position, media_id)
       select copy.id, position, media_id
       from copy, product_images join model on model.id = product_images.product_id
     )
     select id from copy`,
    [title, `TEST-${mark}`, price, quantity, manufactured, firstRegistered],
  )
  return { id: Number(vehicle!.id), title }
}

/** Changes a listing while a visitor looks at it. */
export async function changeVehicle(
  shop: Shop,
  { id }: Vehicle,
  { price, quantity }: Pick<VehicleWish, 'price' | 'quantity'>,
) {
  await shop.sql(
    'update products set price = coalesce($2, price), quantity = coalesce($3, quantity) where id = $1',
    [id, price ?? null, quantity ?? null],
  )
}

interface LineWish {
  quantity?: number
  /** The port's slug; null is a destination without a charge. */
  port?: string | null
  /** Where it goes, where the port serves several. */
  country?: string
  insurance?: boolean
}

/** Puts a vehicle into the buyer's basket, by RORO to Mombasa unless wished otherwise. */
export async function putInBasket(
  shop: Shop,
  { client }: Pick<Buyer, 'client'>,
  { id }: Vehicle,
  { quantity = 1, port = 'mombasa', country, insurance }: LineWish = {},
): Promise<Basket> {
  const { data, error } = await client.POST('/basket/add-product/', {
    body: {
      url: `${shop.storefront}/api/products/${id}/`,
      quantity,
      ...(country !== undefined && { country }),
      ...(insurance !== undefined && { insurance }),
      ...(port === null
        ? {}
        : { options: [{ option: await optionFor(shop, `${port}-sedan`), value: '700.00' }] }),
    },
  })
  if (!data) throw new Error(`not added: ${JSON.stringify(error)}`)
  return data
}

interface QuoteWish {
  title?: string
  note?: string
  /** Minutes that they have waited already. */
  waited?: number
}

export interface AskedQuote extends Buyer {
  /** The quote's id and the basket's. */
  id: number
  vehicle: Vehicle
}

/** A new buyer who waits for a shipping quote to a country without a port of ours. */
export async function askForQuote(
  shop: Shop,
  { title, note = '', waited = 0 }: QuoteWish = {},
): Promise<AskedQuote> {
  const buyer = await newBuyer(shop)
  const vehicle = await stockVehicle(shop, title === undefined ? {} : { title })
  const basket = await putInBasket(shop, buyer, vehicle, { port: null })
  const { error } = await buyer.client.POST('/request-shipping-quote/', {
    body: { q: basket.id, contactNumber: '+254700000001', userRequest: note },
  })
  if (error) throw new Error(`no quote: ${JSON.stringify(error)}`)
  await shop.sql(
    'update baskets set quote_requested_at = now() - make_interval(mins => $2) where id = $1',
    [basket.id, waited],
  )
  return { ...buyer, id: basket.id, vehicle }
}

/** A member of the programme with this many approved cents, who has said where they are paid. */
export async function newCreditor(
  shop: Shop,
  approved: number,
  { hasDetails = true } = {},
): Promise<Supporter> {
  const supporter = await newSupporter(shop)
  if (hasDetails) await givePayoutDetails(shop, supporter)
  await shop.sql(
    `insert into commission_entries (agent_id, kind, amount, at, note)
     select id, 'adjust', $1, now(), 'arranged' from agents where account_id = $2`,
    [approved, supporter.id],
  )
  return supporter
}

/** Details that were confirmed a month ago, so that a payout goes there. */
export async function givePayoutDetails(shop: Shop, { client, id }: Supporter): Promise<void> {
  const { error } = await client.PUT('/payout-details/', {
    body: {
      kind: 'wallet',
      holder: 'Joy Kamau',
      country: 'KE',
      currency: 'KES',
      operator: 'M-Pesa',
      number: '+254712345678',
    },
  })
  if (error) throw new Error(`no payout details: ${JSON.stringify(error)}`)
  await shop.sql(
    `update payout_details set confirmed_at = now() - interval '30 days', token_hash = null
     where agent_id = (select id from agents where account_id = $1)`,
    [id],
  )
}

/** The buyer's offer for a vehicle of the house's own, 500 dollars below its price. */
export async function makeOffer(shop: Shop, { client }: Pick<Buyer, 'client'>): Promise<Vehicle> {
  const vehicle = await stockVehicle(shop)
  const params = { path: { id: vehicle.id } }
  const { error } = await client.POST('/products/{id}/offers/', {
    params,
    body: { amount: '4000.00' },
  })
  if (error) throw new Error(`no offer: ${JSON.stringify(error)}`)
  return vehicle
}

async function optionFor(shop: Shop, code: string): Promise<string> {
  const [option] = await shop.sql<{ id: number }>(
    'select id from shipping_options where code = $1',
    [code],
  )
  return `${shop.storefront}/api/options/${option!.id}/`
}

const consignee: AddressInput = {
  title: 'Mrs',
  first_name: 'Grace',
  last_name: 'Wanjiru',
  line1: '14 Moi Avenue',
  line2: '',
  line4: 'Nairobi',
  state: 'Nairobi County',
  country: '/api/countries/KE/',
  phone_number: '254700000001',
  tel_number: '254700000001',
  email: 'grace@example.com',
}

export async function saveAddress({ client }: Pick<Buyer, 'client'>, line1 = consignee.line1) {
  const { error } = await client.POST('/useraddresses/', { body: { ...consignee, line1 } })
  if (error) throw new Error(`address not saved: ${JSON.stringify(error)}`)
}

/** An order as the review page sends it. */
export async function placeOrder(
  shop: Shop,
  buyer: Buyer,
  vehicle?: Vehicle,
  wish: LineWish = {},
): Promise<Order> {
  return checkOut(
    buyer,
    await putInBasket(shop, buyer, vehicle ?? (await stockVehicle(shop)), wish),
  )
}

async function checkOut(buyer: Buyer, basket: Basket): Promise<Order> {
  const charge = basket.shippingChargeOption?.value ?? '0.00'
  const { data, error } = await buyer.client.POST('/checkout/', {
    body: {
      basket: basket.url,
      total: basket.totalCost,
      shipping_charge: { currency: 'USD', incl_tax: charge, excl_tax: charge, tax: 0 },
      shipping_method_code: basket.destinationCode ?? '',
      shipping_address: consignee,
      payment: { cash: { enabled: true, amount: basket.totalCost } },
    },
  })
  if (!data) throw new Error(`no order: ${JSON.stringify(error)}`)
  return data
}

export interface Supporter extends Buyer {
  /** Their promo code. */
  code: string
}

/** A person who has joined the programme, invited by the referrer if there is one. */
export async function newSupporter(
  shop: Shop,
  { referrer }: { referrer?: Pick<Buyer, 'email'> } = {},
): Promise<Supporter> {
  const person = await newBuyer(shop)
  const { data, error } = await person.client.POST('/upgrade-to-agent-account/', {
    body: {
      mobileNumber: '+260971234567',
      agreed: true,
      ...(referrer && { referrerEmail: referrer.email }),
    },
  })
  if (!data) throw new Error(`not joined: ${JSON.stringify(error)}`)
  return { ...person, code: data.code }
}

/** A seller whom support has approved. */
export async function newVendor(shop: Shop): Promise<Supporter> {
  const person = await newSupporter(shop)
  await shop.sql("update accounts set seller_status = 'approved' where id = $1", [person.id])
  return person
}

export interface OwnListing {
  id: number
  title: string
}

/** The fields that a live vehicle needs; a spare lacks the last two. */
export const publishable = {
  pPrice: 780_000,
  pLocation: 'Industrial Area, Nairobi',
  pContact: '+254 712 345678',
  description: 'One owner.\nService history since 2016.',
  sMileage: 84_200,
  sEngine: '990 cc',
} satisfies Partial<ListingSave>

type Fields = Omit<ListingSave, 'cid' | 'version'>

/** A vendor's draft with the given fields; `publish` makes it live. */
export async function listVehicle(
  shop: Shop,
  vendor: Pick<Buyer, 'client'>,
  fields: Fields = {},
): Promise<OwnListing> {
  const [model] = await shop.sql<{ id: number }>(
    "select models.id from models join makes on makes.id = make_id where models.name = 'Vitz' and makes.name = 'Toyota'",
  )
  return list(vendor, { subId: model!.id, prodClass: 'vehicles' }, '2014 Toyota Vitz F', fields)
}

/** A vendor's draft in a leaf of the tree of spares. */
export async function listSpare(
  shop: Shop,
  vendor: Pick<Buyer, 'client'>,
  fields: Fields = {},
): Promise<OwnListing> {
  const [leaf] = await shop.sql<{ id: number }>(
    "select id from categories where path like '% > Front Brake Pads'",
  )
  return list(vendor, { subId: leaf!.id, prodClass: 'parts' }, 'Brake pads 04465', fields)
}

async function list(
  { client }: Pick<Buyer, 'client'>,
  subject: { subId: number; prodClass: 'vehicles' | 'parts' },
  name: string,
  fields: Fields,
): Promise<OwnListing> {
  const title = `${name} ${unique()}`
  const { data, error } = await client.POST('/vendor/create-product', {
    body: { ...subject, name: title, region: 'ke' },
  })
  if (!data) throw new Error(`not listed: ${JSON.stringify(error)}`)
  const saved = await saveListing({ client }, data.product_id, fields)
  return { id: saved.prod_id, title: saved.prod_title }
}

/** Saves it as its editor does, or another editor elsewhere. */
export async function saveListing(
  { client }: Pick<Buyer, 'client'>,
  cid: number,
  fields: Fields,
): Promise<Listing> {
  const { version } = await readListing({ client }, cid)
  const body = { cid, version, ...fields }
  const { data, error } = await client.POST('/vendor/post-content/', { body })
  if (!data) throw new Error(`not saved: ${JSON.stringify(error)}`)
  return data
}

/** As it is stored. */
export async function readListing(
  { client }: Pick<Buyer, 'client'>,
  cid: number,
): Promise<Listing> {
  const { data } = await client.GET('/vendor/post-content/', { params: { query: { cid } } })
  if (!data) throw new Error('no such listing')
  return data
}

interface SaleWish {
  /** In cents. */
  price?: number
  isPaid?: boolean
}

/** An order of somebody new that used the supporter's code, paid for unless wished otherwise. */
export async function sellWithCode(
  shop: Shop,
  { code }: Pick<Supporter, 'code'>,
  { price, isPaid = true }: SaleWish = {},
): Promise<Order> {
  const buyer = await newBuyer(shop)
  const vehicle = await stockVehicle(shop, price === undefined ? {} : { price })
  const basket = await putInBasket(shop, buyer, vehicle)
  const { error } = await buyer.client.POST('/basket/add-voucher/', {
    body: { vouchercode: code },
  })
  if (error) throw new Error(`code not taken: ${JSON.stringify(error)}`)
  const order = await checkOut(buyer, basket)
  if (isPaid) await moveOrder(shop, order, 'Authorized')
  return order
}

/** As support does when the money has come, or the order goes back. */
export async function moveOrder(shop: Shop, { id }: Pick<Order, 'id'>, status: OrderStatus) {
  const { client } = await newBuyer(shop, { isStaff: true })
  const path = { id }
  const { data: shown } = await client.GET('/support/orders/{id}', { params: { path } })
  const isRefund = shown?.status === 'Authorized' && status === 'Canceled'
  const { data, error } = await client.PUT('/support/orders/{id}', {
    params: { path },
    body: {
      status,
      is_another: true,
      reason: 'As arranged',
      refund: isRefund
        ? { amount: shown.total_incl_tax, method: 'bank', reference: 'As arranged' }
        : null,
    },
  })
  if (error) throw new Error(`not moved: ${JSON.stringify(error)}`)
  const waiting = data.refund_requests.find(({ state }) => state === 'waiting')
  if (waiting) await approveRefund(shop, waiting)
}

/** A second person of staff approves a refund. */
async function approveRefund(shop: Shop, { id }: { id: number }) {
  const { client } = await newBuyer(shop, { isStaff: true })
  const params = { path: { id } }
  const { error } = await client.PUT('/support/refunds/{id}', {
    params,
    body: { state: 'approved', is_another: true },
  })
  if (error) throw new Error(`not refunded: ${JSON.stringify(error)}`)
}

export async function ordersOf({ client }: Pick<Buyer, 'client'>): Promise<Order[]> {
  const { data } = await client.GET('/orders/')
  if (!data) throw new Error('no orders')
  return data.results
}

export interface Asked {
  id: number
  reference: string
  email: string
}

/** A request for a spare, as the form leaves it, some hours ago. */
export async function askForSpare(
  shop: Shop,
  { hoursAgo = 0 }: { hoursAgo?: number } = {},
): Promise<Asked> {
  const email = `amina-${unique()}@example.com`
  const [request] = await shop.sql<{ id: string }>(
    `insert into requests (kind, name, email, contact_number, text, created_at)
     values ('parts', 'Amina Otieno', $1, '+254 700 000 001', 'Front left headlamp for a 2014 Nissan Note.',
       now() - make_interval(hours => $2)) returning id`,
    [email, hoursAgo],
  )
  const id = Number(request!.id)
  return { id, reference: `P-${id}`, email }
}

export interface PartnerItem {
  id: number
  title: string
  /** In dollars, as its address has it. */
  price: number
}

interface ItemWish {
  title?: string
  /** In cents. */
  price?: number
  quantity?: number
  isAuction?: boolean
}

/** A partner's car that no other test knows, with the pictures of another and a long enough list of facts. */
export async function stockItem(shop: Shop, wish: ItemWish = {}): Promise<PartnerItem> {
  const { price = 450_000, quantity = 3, isAuction = false } = wish
  const title = wish.title ?? `2014 Toyota Premio ${unique()}`
  const [item] = await shop.sql<{ id: string }>(
    `with model as (
       select id from partner_items where class = 'cars' order by id limit 1
     ), copy as (
       insert into partner_items (title, category, keywords, description, condition, listing_type, class, specs, facts,
         price, quantity, ends_at)
       values ($1, 'cars', 'car', 'One owner - Service history - Non-smoker', 'Used', $2, 'cars',
         '{"manufacturer":"Toyota","model":"Premio","mileage":"84,000 km","model_year":"2014","engine_size":"1,800 cc",
           "transmission":"Automatic","fuel_type":"Petrol","Petrol":"Yes","body_type":"sedan","Hatchback":"No","doors":"4"}',
         '[{"Name":"Drive","Value":"2WD"},{"Name":"Steering","Value":"Right"}]',
         $3, $4, case when $2 = 'Auction' then now() + interval '3 days' end)
       returning id
     ), pictures as (
       insert into partner_item_images (item_id, position, media_id)
       select copy.id, position, media_id
       from copy, partner_item_images join model on model.id = partner_item_images.item_id
     )
     select id from copy`,
    [title, isAuction ? 'Auction' : 'FixedPrice', price, quantity],
  )
  return { id: Number(item!.id), title, price: price / 100 }
}

export interface Mail {
  id: number
  to: string
  subject: string
  text: string
  attachments: { filename: string; contentType: string; size: number }[]
}

/** The mails to an address, newest first, as the development mailbox keeps them. */
export async function mailsTo(shop: Shop, email: string): Promise<Mail[]> {
  const answer = await shop.fetch(
    `${shop.storefront}/api/dev/mails?to=${encodeURIComponent(email)}`,
  )
  return (await answer.json()) as Mail[]
}

/** Somebody who has registered elsewhere and not yet read the mail; the path of its link. */
export async function registeredNewcomer(shop: Shop): Promise<{ email: string; path: string }> {
  const email = `new-${unique()}@example.com`
  const person = { first_name: 'Amina', last_name: 'Said', email, confirm_email: email }
  await shop
    .clientWith(null)
    .POST('/register/', { body: { ...person, password: 'Nyota ya bahari 7' } })
  const [mail] = await mailsTo(shop, email)
  const [path] = /\/activate\/\S+/.exec(mail?.text ?? '') ?? []
  if (path === undefined) throw new Error(`no link was mailed to ${email}`)
  return { email, path }
}

export function unique(): string {
  return randomBytes(4).toString('hex')
}
