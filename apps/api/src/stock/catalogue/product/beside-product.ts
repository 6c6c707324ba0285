import type { Option } from '@bandari/sdk'
import type { Account } from '../../../core/account.ts'
import type { Context } from '../../../core/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import { listRelated, type ProductRow } from './product.store.ts'
import type { ProductDependencies } from './product.view.ts'
import { isBuyable, isOwnOf } from './visibility.ts'

/** The shipping options of a body for its product page; selling knows the tariffs. */
export type ListShippingOptions = (
  db: Database,
  product: { body_type: string | null; origin: string },
) => Promise<Option[]>

declare module '../../../core/context.ts' {
  interface Context {
    listShippingOptions: ListShippingOptions
  }
}

/** Shipping options and neighbours of a product; a product that is sold by contact has no options. */
export async function dependenciesOf(
  { db, settings, listShippingOptions }: Context,
  product: ProductRow,
  { origin, account }: { origin: string; account: Account | null },
): Promise<ProductDependencies> {
  const { body_type } = product
  const [options, related] = await Promise.all([
    isBuyable(product) ? listShippingOptions(db, { body_type, origin }) : [],
    listRelated(db, product, 8),
  ])
  const isOwn = account !== null && isOwnOf(product, account)
  return { origin, related, options, struck: settings.struckPrices, isOwn }
}
