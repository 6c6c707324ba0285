import type { ListShippingOptions } from '../../stock/catalogue/product/product-page-facts.ts'
import { bodyGroupOf } from './body-group.ts'
import { listOptionsOf } from './options.store.ts'
import { optionView } from './options.view.ts'

/** The shipping options that a product page offers: those of its body's group. */
export const listShippingOptions: ListShippingOptions = async (db, { body_type, origin }) => {
  const options = await listOptionsOf(db, bodyGroupOf(body_type))
  return options.map((option) => optionView(option, origin))
}
