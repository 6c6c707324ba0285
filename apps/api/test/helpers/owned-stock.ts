import { people } from '../../seeds/people.data.ts'
import { endOf } from '../../src/conversations/offers/offer-moves.ts'
import { insertOffer, insertOfferEvent } from '../../src/conversations/offers/offers.store.ts'
import { askedModel } from './arrange-models.ts'
import { sendForm } from './forms.ts'
import { type Photographer, quarters, uploaded } from './photo-steps.ts'
import { deliveredFrom, written } from './reviews.ts'
import { liveSpare, liveVehicle } from './vendors.ts'
import type { World } from './world.ts'

export interface Victim {
  vehicle: number
  lecture: number
  spare: number
  import: number
  feed: number
  offer: number
  review: number
  order: number
  change: number
  trim: { docID: number; ids: number[] }
  request: number
}

/** One of everything that a vendor may have. */
export async function ownedStock(world: World, owner: Photographer): Promise<Victim> {
  const vehicle = await liveVehicle(world, owner, 'Owned vehicle')
  const spare = await liveSpare(world, owner, 'Owned spare')
  for (const slot of [0, 1]) await uploaded(world, owner, await quarters(), { cid: vehicle, slot })
  const { data: lecture } = await owner.client.POST('/vendor/create-lecture', {
    body: { cid: vehicle, title: 'Owned lecture' },
  })
  const trim = await anyTrim(world)
  const { error } = await owner.client.POST('/set-fitment/', {
    body: { action: 'add', productID: spare, fitment: [trim] },
  })
  if (!lecture || error) throw new Error(`no stock: ${JSON.stringify(error)}`)
  const made = {
    offer: await offerFor(world, vehicle),
    review: await reviewOf(world, owner),
    order: await orderFrom(world, owner),
    change: await changeOf(owner, spare),
    import: await importOf(world, owner),
    request: (await askedModel(owner, 'Owned model')).id,
    feed: await feedOf(owner),
  }
  return { vehicle, spare, lecture: lecture.lecture_id, trim, ...made }
}

/** What somebody offers for it. */
async function offerFor(world: World, productId: number): Promise<number> {
  const { id: accountId } = await world.db
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', people.buyer.email)
    .executeTakeFirstOrThrow()
  const now = world.clock.now()
  const until = { endsAt: endOf('open', now), declinesAt: null, now }
  const price = { amount: 4_000_00, listPrice: 5_000_00, currency: 'USD' }
  const id = await insertOffer(world.db, { accountId, productId, ...price, ...until })
  const made = { state: 'open', amount: price.amount, by: 'buyer', actorId: accountId } as const
  await insertOfferEvent(world.db, { offerId: id, ...made, now })
  return id
}

/** What the buyer of a car of theirs said. */
async function reviewOf(world: World, seller: Photographer): Promise<number> {
  await world.db
    .updateTable('accounts')
    .set({ may_list_export: true })
    .where('id', '=', seller.id)
    .execute()
  return written(await deliveredFrom(world, seller), { text: 'Owned review' })
}

async function orderFrom(world: World, { id }: Photographer): Promise<number> {
  const { order_id } = await world.db
    .selectFrom('order_lines')
    .innerJoin('products', 'products.id', 'order_lines.product_id')
    .select('order_id')
    .where('vendor_id', '=', id)
    .executeTakeFirstOrThrow()
  return order_id
}

/** A change of many that can still be undone. */
async function changeOf({ client }: Photographer, id: number): Promise<number> {
  const { data, error } = await client.POST('/vendor/bulk-changes/', {
    params: { header: { 'Idempotency-Key': `change-of-${id}` } },
    body: { kind: 'price', ids: [id], percent: 5 },
  })
  if (!data?.id) throw new Error(JSON.stringify(error))
  return data.id
}

async function anyTrim(world: World) {
  const { id, years } = await world.db
    .selectFrom('trims')
    .select(['id', 'years'])
    .executeTakeFirstOrThrow()
  return { docID: id, ids: years.slice(0, 1) }
}

async function importOf(world: World, { token }: Photographer): Promise<number> {
  const text = 'make,model,title\nToyota,Vitz,Owned row\n'
  const file = new File([text], 'stock.csv', { type: 'text/csv' })
  const fields = { file, prod_class: 'vehicles' }
  const answer = await sendForm(world, { path: '/vendor/imports', token, fields })
  return answer.json<{ id: number }>().id
}

export const feed = {
  name: 'Owned feed',
  address: 'https://dealer.example.com/stock.csv',
  prod_class: 'vehicles',
  market: 'local',
  every_hours: 24,
  at_hour: 5,
  missing: 'ask',
  publish_without_pictures: false,
} as const

async function feedOf({ client }: Photographer): Promise<number> {
  const { data, error } = await client.POST('/vendor/feeds', { body: feed })
  if (!data) throw new Error(JSON.stringify(error))
  return data.id
}
