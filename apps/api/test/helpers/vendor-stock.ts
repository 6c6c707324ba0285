import {
  type Buyer,
  newBuyer,
  order,
  stockProduct,
  addToBasket,
  type TestProduct,
} from './steps.ts'
import type { World } from './world.ts'

/** A single vehicle of a vendor's own that buyers order online. */
export async function vendorVehicle(
  world: World,
  { id }: Pick<Buyer, 'id'>,
  wish: Parameters<typeof stockProduct>[1] = {},
): Promise<TestProduct> {
  await world.db
    .updateTable('accounts')
    .set({ may_list_export: true })
    .where('id', '=', id)
    .execute()
  const product = await stockProduct(world, { quantity: 1, ...wish })
  await world.db
    .updateTable('products')
    .set({ vendor_id: id })
    .where('id', '=', product.id)
    .execute()
  return product
}

/** Somebody new orders it. */
export async function orderOf(world: World, product: TestProduct) {
  const buyer = await newBuyer(world)
  await addToBasket(world, buyer, product)
  return { buyer, product, order: await order(buyer) }
}
