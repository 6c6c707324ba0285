import type { Option } from '@bandari/sdk'
import type { Account } from '../../../core/account.ts'
import type { Context } from '../../../core/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import { cachedRead } from '../../../platform/db/cached-read.ts'
import { shownVehicles } from '../search/shown-vehicles.ts'
import type { VehicleRow } from '../search/vehicle-rows.store.ts'
import { listRelated, type ProductRow } from './product.store.ts'
import type { ProductPageFacts } from './product.view.ts'
import { relatedInMemory } from './related-in-memory.ts'
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

/** What a product's page tells beside it; a product that is sold by contact has no options. */
export async function productPageFacts(
  context: Context,
  product: ProductRow,
  { origin, account }: { origin: string; account: Account | null },
): Promise<ProductPageFacts> {
  const options = isBuyable(product)
    ? await optionsOf(context, { body_type: product.body_type, origin })
    : []
  const isOwn = account !== null && isOwnOf(product, account)
  return { origin, options, struck: context.settings.struckPrices, isOwn }
}

/** So many neighbours are shown. */
const neighbours = 8

export async function relatedCards(
  { db, listedVehicles }: Context,
  product: ProductRow,
): Promise<VehicleRow[]> {
  const model = listedVehicles()
  return model
    ? shownVehicles(db, model, relatedInMemory(model, product, neighbours))
    : listRelated(db, product, neighbours)
}

export async function relatedIds(context: Context, product: ProductRow): Promise<number[]> {
  const model = context.listedVehicles()
  const related = model
    ? relatedInMemory(model, product, neighbours)
    : await listRelated(context.db, product, neighbours)
  return related.map(({ id }) => id)
}

/** At most a second old: they are the same for thousands of cars. */
const kept = cachedRead<Option[]>({ freshFor: 1000, most: 1000, topic: 'shop' })

function optionsOf(
  { db, settings, listShippingOptions }: Context,
  body: { body_type: string | null; origin: string },
): Promise<Option[]> {
  const read = () => listShippingOptions(db, body)
  return settings.sharedCache ? kept(db, `${body.origin} ${body.body_type ?? ''}`, read) : read()
}
