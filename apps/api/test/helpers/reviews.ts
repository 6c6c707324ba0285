import { insertSession } from '../../src/people/accounts/sessions/session.store.ts'
import { stepsDone, type Ordered } from './document-steps.ts'
import {
  addToBasket,
  type Buyer,
  newBuyer,
  order,
  stockProduct,
  type TestProduct,
} from './steps.ts'
import { newVendor } from './vendors.ts'
import type { World } from './world.ts'

/** What the tests of sellers and reviews do, in sentences. */

/** A vendor who may sell for export, with a name that is nobody's way around the shop. */
export async function newSeller(world: World): Promise<Buyer> {
  const vendor = await newVendor(world)
  await world.db
    .updateTable('accounts')
    .set({ may_list_export: true, country: 'KE' })
    .where('id', '=', vendor.id)
    .execute()
  return vendor
}

export async function stockOf(
  world: World,
  { id: vendor_id }: Pick<Buyer, 'id'>,
): Promise<TestProduct> {
  const product = await stockProduct(world)
  await world.db.updateTable('products').set({ vendor_id }).where('id', '=', product.id).execute()
  return product
}

export interface Bought extends Ordered {
  seller: Buyer
}

/** An order of a car of theirs that is on its way. */
export async function boughtFrom(world: World, seller: Buyer, buyer?: Buyer): Promise<Bought> {
  const person = buyer ?? (await newBuyer(world))
  await addToBasket(world, person, await stockOf(world, seller))
  const token = await insertSession(world.db, person.id, world.clock.now())
  return { buyer: { ...person, token }, order: await order(person), seller }
}

/** The same, delivered. */
export async function deliveredFrom(world: World, seller?: Buyer, buyer?: Buyer): Promise<Bought> {
  const bought = await boughtFrom(world, seller ?? (await newSeller(world)), buyer)
  await stepsDone(world, bought, 'paid', 'sailed', 'arrived', 'delivered')
  return bought
}

interface Words {
  stars?: number
  text?: string
}

export function writeReview(
  { buyer, order: { id }, seller }: Pick<Bought, 'buyer' | 'order' | 'seller'>,
  { stars = 5, text = 'The car was as described.' }: Words = {},
) {
  return buyer.client.POST('/orders/{id}/reviews/', {
    params: { path: { id } },
    body: { seller: seller.id, stars, text },
  })
}

/** The id of a review that somebody wrote. */
export async function written(bought: Bought, words?: Words): Promise<number> {
  const { data, error } = await writeReview(bought, words)
  const review = data?.sellers.find(({ id }) => id === bought.seller.id)?.review
  if (!review) throw new Error(`no review: ${JSON.stringify(error)}`)
  return review.id
}
