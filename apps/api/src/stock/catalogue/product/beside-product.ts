import type { Context } from '../../../core/context.ts'
import { listOptionsOf } from '../../../selling/tariffs/options.store.ts'
import { optionView } from '../../../selling/tariffs/options.view.ts'
import { bodyGroupOf } from '../../../selling/tariffs/body-group.ts'
import { listRelated, type ProductRow } from './product.store.ts'
import type { ProductSurroundings } from './product.view.ts'
import { isBuyable } from './visibility.ts'

/** Shipping options and neighbours of a product; what is sold by contact has no options. */
export async function surroundingsOf(
  { db, settings }: Context,
  product: ProductRow,
  origin: string,
): Promise<ProductSurroundings> {
  const [options, related] = await Promise.all([
    isBuyable(product) ? listOptionsOf(db, bodyGroupOf(product.body_type)) : [],
    listRelated(db, product, 8),
  ])
  return {
    origin,
    related,
    options: options.map((option) => optionView(option, origin)),
    struck: settings.struckPrices,
  }
}
