import type { Order } from '@bandari/sdk'
import { orderAt } from './arrange-documents.ts'
import { type Buyer, newBuyer, newVendor, stockVehicle, type Vehicle } from './arrange.ts'
import type { Shop } from './shop.ts'

/** Arranges sellers, what they sold and what buyers say of them, without a browser. */

/** A seller named Peter Otieno, who may list for export. */
export async function newSeller(shop: Shop): Promise<Buyer> {
  const seller = await newVendor(shop)
  await shop.sql(
    "update accounts set may_list_export = true, first_name = 'Peter', last_name = 'Otieno' where id = $1",
    [seller.id],
  )
  return seller
}

export async function vehicleOf(shop: Shop, seller: Pick<Buyer, 'id'>): Promise<Vehicle> {
  const vehicle = await stockVehicle(shop)
  await shop.sql('update products set vendor_id = $2 where id = $1', [vehicle.id, seller.id])
  return vehicle
}

export async function deliveredFrom(
  shop: Shop,
  seller: Pick<Buyer, 'id'>,
  buyer: Buyer,
): Promise<Order> {
  const steps = ['paid', 'sailed', 'arrived', 'delivered'] as const
  return orderAt(shop, buyer, steps, await vehicleOf(shop, seller))
}

interface ReviewWish {
  stars?: number
  text?: string
}

/** What a new buyer says of a seller; returns the review's id. */
export async function reviewOf(
  shop: Shop,
  seller: Pick<Buyer, 'id'>,
  { stars = 4, text = 'Late, but as described.' }: ReviewWish = {},
): Promise<number> {
  const buyer = await newBuyer(shop)
  const order = await deliveredFrom(shop, seller, buyer)
  const { data, error } = await buyer.client.POST('/orders/{id}/reviews/', {
    params: { path: { id: order.id } },
    body: { seller: seller.id, stars, text },
  })
  const id = data?.sellers[0]?.review?.id
  if (id === undefined) throw new Error(`no review: ${JSON.stringify(error)}`)
  return id
}
