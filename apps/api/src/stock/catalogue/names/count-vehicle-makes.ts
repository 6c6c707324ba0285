import type { Handler } from '../../../core/contract.ts'
import { countMakes } from './makes.store.ts'

export const countVehicleMakes: Handler<'countVehicleMakes'> = async ({ db }, { origin }) => {
  const makes = await countMakes(db)
  return {
    status: 200,
    body: Object.fromEntries(
      makes.map(({ slug, n }) => [slug, [n, `${origin}/brands/${slug}.svg`]]),
    ),
  }
}
