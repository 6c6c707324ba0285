import type { CheckoutRequest } from '@bandari/sdk'
import { addToBasket, type Buyer, checkoutOf, newBuyer, type Shop, stockProduct } from './steps.ts'

/** A checkout that somebody means to make, once, however often they have to ask. */
export interface Intention {
  buyer: Buyer
  body: CheckoutRequest
  key: string
}

/** Buyers whose baskets hold a car of their own and one that all of them want, of which there are `wanted`. */
export async function fillBaskets(
  shop: Shop,
  { count, wanted }: { count: number; wanted: number },
): Promise<Intention[]> {
  const shared = await stockProduct(shop, { quantity: wanted })
  const intentions: Intention[] = []
  for (let index = 0; index < count; index += 1) {
    const buyer = await newBuyer(shop)
    await addToBasket(shop, buyer, await stockProduct(shop))
    const body = checkoutOf(await addToBasket(shop, buyer, shared))
    intentions.push({ buyer, body, key: `burst-${buyer.id}-${index}` })
  }
  return intentions
}

/** The answer, or null when there was none. */
export function checkOut({ buyer, body, key }: Intention) {
  return buyer.client
    .POST('/checkout/', { body, params: { header: { 'Idempotency-Key': key } } })
    .then(({ data, response }) => ({ status: response.status, number: data?.number }))
    .catch(() => null)
}

/** Everything an order consists of, counted in the database. */
export async function inspectOrders({ db }: Shop) {
  return db
    .selectFrom('orders')
    .innerJoin('baskets', 'baskets.id', 'orders.basket_id')
    .select(['orders.number', 'baskets.status as basket'])
    .select((row) => [
      row
        .selectFrom('order_lines')
        .select(row.fn.countAll<number>().as('n'))
        .whereRef('order_id', '=', 'orders.id')
        .as('lines'),
      row
        .selectFrom('basket_lines')
        .select(row.fn.countAll<number>().as('n'))
        .whereRef('basket_lines.basket_id', '=', 'orders.basket_id')
        .as('basketLines'),
      row
        .selectFrom('order_events')
        .select(row.fn.countAll<number>().as('n'))
        .whereRef('order_id', '=', 'orders.id')
        .as('events'),
      row
        .selectFrom('outbox')
        .select(row.fn.countAll<number>().as('n'))
        .whereRef('attach_pro_forma_of', '=', 'orders.id')
        .as('mails'),
    ])
    .execute()
}

/** Products of which another number is reserved than orders have promised. */
export async function stockThatDisagrees({ db }: Shop) {
  const promised = await db
    .selectFrom('order_lines')
    .select(({ fn }) => ['product_id', fn.sum<string>('quantity').as('quantity')])
    .groupBy('product_id')
    .execute()
  const sums = new Map(promised.map((row) => [row.product_id, Number(row.quantity)]))
  const products = await db.selectFrom('products').select(['id', 'reserved']).execute()
  return products.filter(({ id, reserved }) => reserved !== (sums.get(id) ?? 0))
}
