import type { BandariClient, Listing, ListingSave } from '@bandari/sdk'
import { type Buyer, newBuyer } from './steps.ts'
import type { World } from './world.ts'

/** What the tests of listings do, in sentences. */

/** Somebody nobody else in the file is, whom support has approved. */
export async function newVendor(world: World): Promise<Buyer> {
  const vendor = await newBuyer(world)
  await setSellerStatus(world, vendor, 'approved')
  return vendor
}

export async function setSellerStatus(
  { db }: Pick<World, 'db'>,
  { id }: Pick<Buyer, 'id'>,
  seller_status: 'none' | 'pending' | 'approved' | 'suspended',
) {
  await db.updateTable('accounts').set({ seller_status }).where('id', '=', id).execute()
}

export async function modelId({ db }: Pick<World, 'db'>, make: string, model: string) {
  const { id } = await db
    .selectFrom('models')
    .innerJoin('makes', 'makes.id', 'models.make_id')
    .select('models.id')
    .where('makes.name', '=', make)
    .where('models.name', '=', model)
    .executeTakeFirstOrThrow()
  return id
}

export async function categoryId({ db }: Pick<World, 'db'>, name: string) {
  const { id } = await db
    .selectFrom('categories')
    .select('id')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return id
}

type Seller = Pick<Buyer, 'client'>

/** A draft that lacks everything but its title. */
export async function draftVehicle(world: World, { client }: Seller, name = '2014 Toyota Vitz F') {
  const subId = await modelId(world, 'Toyota', 'Vitz')
  return created(client, { subId, name, prodClass: 'vehicles' })
}

export async function draftSpare(world: World, { client }: Seller, name = 'Front brake pads') {
  const subId = await categoryId(world, 'Front Brake Pads')
  return created(client, { subId, name, prodClass: 'parts' })
}

async function created(
  client: BandariClient,
  wish: { subId: number; name: string; prodClass: 'vehicles' | 'parts' },
): Promise<number> {
  const { data, error } = await client.POST('/vendor/create-product', {
    body: { ...wish, region: 'ke' },
  })
  if (!data) throw new Error(`not created: ${JSON.stringify(error)}`)
  return data.product_id
}

/** All that a live listing needs. */
export const complete = {
  pPrice: 780_000,
  pLocation: 'Nairobi, Kenya',
  pContact: '+254 722 345 678',
  description: 'One owner, serviced every 5,000 km.',
} as const satisfies Partial<ListingSave>

export const completeVehicle = { ...complete, sMileage: 84_200, sEngine: '990 cc' } as const

export async function liveVehicle(world: World, seller: Seller, name?: string): Promise<number> {
  const cid = await draftVehicle(world, seller, name)
  await save(seller, { cid, ...completeVehicle, publish: 'live' })
  return cid
}

export async function liveSpare(world: World, seller: Seller, name?: string): Promise<number> {
  const cid = await draftSpare(world, seller, name)
  await save(seller, { cid, ...complete, publish: 'live' })
  return cid
}

/** Some of a listing's fields; its version as it is now where none is named. */
export type Saved = Omit<ListingSave, 'version'> & { version?: number }

export async function put({ client }: Seller, body: Saved) {
  const { cid } = body
  const read = async () =>
    (await client.GET('/vendor/post-content/', { params: { query: { cid } } })).data?.version ?? 1
  const version = body.version ?? (await read())
  return client.POST('/vendor/post-content/', { body: { ...body, version } })
}

export async function save(seller: Seller, body: Saved): Promise<Listing> {
  const { data, error } = await put(seller, body)
  if (!data) throw new Error(`not saved: ${JSON.stringify(error)}`)
  return data
}

export async function listingOf({ client }: Seller, cid: number, lid?: number): Promise<Listing> {
  const query = lid === undefined ? { cid } : { cid, lid }
  const { data, error } = await client.GET('/vendor/post-content/', { params: { query } })
  if (!data) throw new Error(`no listing: ${JSON.stringify(error)}`)
  return data
}
