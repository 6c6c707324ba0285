import type { BandariClient, FoundRecord } from '@bandari/sdk'
import { operationTable } from '@bandari/sdk/operations'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { people } from '../../seeds/people.data.ts'
import { bringMovement } from '../helpers/movements.ts'
import {
  addToBasket,
  type Buyer,
  consignee,
  move,
  newBuyer,
  order,
  stockProduct,
  type TestProduct,
} from '../helpers/steps.ts'
import { newMember } from '../helpers/teams.ts'
import { trackingSteps } from '../helpers/tracking-steps.ts'
import { orderOf, vendorVehicle } from '../helpers/vendor-stock.ts'
import { newVendor, setSellerStatus } from '../helpers/vendors.ts'
import { createWorld, type World } from '../helpers/world.ts'

const chassis = 'NZE141-7654321'
const phone = '+260977123456'

let world: World
let buyer: Buyer
let placed: { id: number; number: string; total_incl_tax: string; payment_reference: string }
let car: TestProduct

beforeAll(async () => {
  world = await createWorld(inject('postgres'))
  buyer = await newBuyer(world)
  car = await stockProduct(world, { title: 'Peterbilt 379 Sleeper', price: 4_567_800 })
  await sql`update products set chassis_number = ${chassis} where id = ${car.id}`.execute(world.db)
  await sql`update accounts set phone = ${phone} where id = ${buyer.id}`.execute(world.db)
  await addToBasket(world, buyer, car)
  placed = await order(buyer, {
    shipping_address: {
      ...consignee,
      first_name: 'Nyokabi',
      last_name: "O'Brien",
      line4: 'Kapiri Mposhi',
      phone_number: '+260 966 112 233',
    },
  })
  await move(world, placed, 'Authorized')
  await trackingSteps(world).ship(
    { buyer, order: placed },
    { vessel: 'Morning Celine', bill_of_lading: 'EUKO/YOK-118', container: 'MSKU 123456-7' },
  )
}, 60_000)
afterAll(() => world.close())

async function find(client: BandariClient, q: string): Promise<FoundRecord[]> {
  const { data, error } = await client.GET('/support/search', { params: { query: { q } } })
  if (!data) throw new Error(JSON.stringify(error))
  return data
}

async function findOwn(client: BandariClient, q: string): Promise<FoundRecord[]> {
  const { data, error } = await client.GET('/own-search/', { params: { query: { q } } })
  if (!data) throw new Error(JSON.stringify(error))
  return data
}

const named = (found: readonly FoundRecord[], kind: FoundRecord['kind']) =>
  found.filter((one) => one.kind === kind).map(({ id }) => id)

describe('searchSupport', () => {
  it.each<[what: string, typed: () => string]>([
    ['its number', () => placed.number],
    ['its number as mails write it', () => `Order #${placed.number}`],
    ['its payment reference', () => placed.payment_reference],
    ['its amount', () => placed.total_incl_tax],
    ['its amount with its currency', () => `USD ${Number(placed.total_incl_tax)}`],
    ['its recipient', () => "nyokabi o'brien"],
    ['its buyer’s address', () => buyer.email],
    ['its recipient’s telephone as it is dialled at home', () => '0966 112 233'],
    ['its city', () => 'kapiri'],
    ['the chassis number', () => chassis.toLowerCase()],
    ['the chassis number without its dash', () => 'NZE1417654321'],
    ['the end of the chassis number', () => '7654321'],
    ['its container', () => 'MSKU1234567'],
    ['its bill of lading', () => 'EUKOYOK118'],
    ['its ship', () => 'morning celine'],
    ['what was ordered', () => 'peterbilt sleeper'],
  ])('finds an order by %s', async (_, typed) => {
    expect(named(await find(await world.as('support'), typed()), 'order')).toEqual([placed.id])
  })

  it('finds an order by the reference of the bank that paid it, and says so', async () => {
    const { rows } = await sql<{ reference: string }>`
      select reference from payments where order_id = ${placed.id}`.execute(world.db)
    const [found] = await find(await world.as('finance'), rows[0]?.reference ?? '')
    expect(found).toMatchObject({ id: placed.id, match: { by: 'bank_reference' } })
  })

  it('says by what it was found, and what it is', async () => {
    const [found] = await find(await world.as('support'), 'msku 1234567')
    expect(found).toMatchObject({
      kind: 'order',
      title: placed.number,
      state: 'Authorized',
      amount: placed.total_incl_tax,
      currency: 'USD',
      match: { by: 'container', value: 'MSKU 123456-7' },
    })
  })

  it('finds an order by its new recipient and ship, and no longer by those before', async () => {
    const client = await world.as('support')
    const second = await newBuyer(world)
    await addToBasket(world, second, await stockProduct(world))
    const other = await order(second)
    const { ship } = trackingSteps(world)
    await ship({ buyer: second, order: other }, { vessel: 'Hoegh Trotter' })
    expect(named(await find(client, 'hoegh trotter'), 'order')).toEqual([other.id])
    await ship({ buyer: second, order: other }, { vessel: 'Grand Pavo' })
    await sql`update orders set shipping_address = jsonb_set(shipping_address, '{last_name}', '"Zuberi-Quist"')
      where id = ${other.id}`.execute(world.db)
    expect(named(await find(client, 'hoegh trotter'), 'order')).toEqual([])
    expect(named(await find(client, 'grand pavo'), 'order')).toEqual([other.id])
    expect(named(await find(client, 'zuberi-quist'), 'order')).toEqual([other.id])
  })

  it.each(['0977 123 456', phone, '977123456'])('finds a person by telephone %s', async (typed) => {
    expect(named(await find(await world.as('support'), typed), 'person')).toEqual([buyer.id])
  })

  it('finds a person, a supporter and a listing', async () => {
    const client = await world.as('support')
    const joy = await find(client, people.supporter.email)
    expect(joy.map(({ kind, title }) => [kind, title])).toEqual([
      ['person', 'Joy Kamau'],
      ['supporter', 'Joy Kamau'],
    ])
    expect(named(await find(client, 'joyk2026'), 'supporter')).toHaveLength(1)
    expect(named(await find(client, chassis), 'listing')).toEqual([car.id])
    expect(named(await find(client, 'peterbilt'), 'listing')).toEqual([car.id])
  })

  it('finds a payment on our accounts by who paid, text and amount', async () => {
    const id = await bringMovement(world, 7_654_321, { party: 'KABWE MOTORS', text: 'INV 77/B' })
    const client = await world.as('finance')
    for (const typed of ['kabwe', '77/b', '76,543.21', 'USD 76543.21'])
      expect(named(await find(client, typed), 'bank_entry')).toEqual([id])
    expect(named(await find(client, 'KES 76543.21'), 'bank_entry')).toEqual([])
  })

  it('finds nothing by signs that a search understands otherwise', async () => {
    const client = await world.as('support')
    for (const typed of ['%%', '__', "'; --", '\\\\', '((('])
      expect(await find(client, typed)).toEqual([])
  })

  it('notes in the audit that somebody looked', async () => {
    await find(await world.as('desk'), 'kapiri')
    const { rows } = await sql<{ action: string }>`
      select action from audit where subject = 'search' order by id desc limit 1`.execute(world.db)
    expect(rows).toEqual([{ action: 'read-list' }])
  })
})

describe('who finds what', () => {
  const lists = {
    order: 'listSupportOrders',
    person: 'listSupportUsers',
    supporter: 'listSupportAgents',
    listing: 'listSupportListings',
    bank_entry: 'listBankEntries',
  } as const

  /** One word by which there is something of each kind. */
  async function plant() {
    const id = await bringMovement(world, 1, { party: 'Quibbleworth' })
    await sql`update accounts set last_name = 'Quibbleworth' where email = ${people.supporter.email}`.execute(
      world.db,
    )
    await sql`update accounts set last_name = 'Quibbleworth' where id = ${buyer.id}`.execute(
      world.db,
    )
    const { id: listing } = await stockProduct(world, { title: 'Quibbleworth special' })
    return { bank_entry: [id], listing: [listing] }
  }

  it.each(['support', 'desk', 'finance'] as const)(
    '%s finds what their lists show',
    async (role) => {
      await plant()
      const found = await find(await world.as(role), 'quibbleworth')
      const member: string = people[role].staff_role
      for (const [kind, list] of Object.entries(lists) as [
        keyof typeof lists,
        keyof typeof operationTable,
      ][]) {
        const { staff } = operationTable[list] as { staff: readonly string[] | null }
        const may = member === 'admin' || staff === null || staff.includes(member)
        expect([kind, named(found, kind).length > 0]).toEqual([kind, may])
      }
    },
  )

  it('is for staff who have such lists', async () => {
    for (const role of ['content', 'buyer', 'vendor', 'supporter'] as const) {
      const client = await world.as(role)
      const { response } = await client.GET('/support/search', {
        params: { query: { q: 'toyota' } },
      })
      expect(response.status).toBe(403)
    }
    const { response } = await world
      .clientWith(null)
      .GET('/own-search/', { params: { query: { q: 'toyota' } } })
    expect(response.status).toBe(401)
  })

  it('lets buyers find their own orders, and nobody else’s', async () => {
    for (const typed of [placed.number, 'MSKU1234567', 'morning celine', placed.total_incl_tax]) {
      expect(named(await findOwn(buyer.client, typed), 'own_order')).toEqual([placed.id])
      expect(await findOwn((await newBuyer(world)).client, typed)).toEqual([])
    }
    expect(await findOwn(await world.as('support'), placed.number)).toEqual([])
  })

  it('lets a seller and their team find listings and what was ordered, and no buyer', async () => {
    const seller = await newVendor(world)
    const product = await vendorVehicle(world, seller, { title: 'Peterbilt 389 Daycab' })
    await sql`update products set vendor_reference = 'PB-389-X', chassis_number = '1XPXD49X8ED123456'
      where id = ${product.id}`.execute(world.db)
    const { order: sale, buyer: customer } = await orderOf(world, product)
    const reader = await newMember(world, seller, 'reader')
    for (const { client } of [seller, reader]) {
      for (const typed of ['pb-389', 'daycab', '1xpxd49x8ed123456', String(product.id)])
        expect(named(await findOwn(client, typed), 'own_listing')).toEqual([product.id])
      expect(await findOwn(client, sale.number)).toMatchObject([
        { kind: 'sold', id: product.id, title: sale.number },
      ])
      // Another seller's car, and who bought.
      for (const typed of ['379 sleeper', customer.email, consignee.last_name ?? '', '0966112233'])
        expect(await findOwn(client, typed)).toEqual([])
    }
    await setSellerStatus(world, seller, 'suspended')
    for (const { client } of [seller, reader]) expect(await findOwn(client, 'daycab')).toEqual([])
  })

  it('lets a supporter find their own links', async () => {
    const supporter = await world.as('supporter')
    const recruit = await world.as('recruit')
    const { error } = await supporter.POST('/referral-links/', {
      body: { name: 'Kamwala traders' },
    })
    expect(error).toBeUndefined()
    expect(await findOwn(supporter, 'kamwala')).toMatchObject([
      { kind: 'link', title: 'Kamwala traders' },
    ])
    expect(await findOwn(recruit, 'kamwala')).toEqual([])
  })
})
