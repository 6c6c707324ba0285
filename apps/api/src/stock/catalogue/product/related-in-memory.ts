import type { FoundVehicle } from '../engine/find-page.ts'
import { idClause, priceClause, valueClause } from '../search/clauses.store.ts'
import type { Range } from '../filters/filters.ts'
import { matchersOf } from '../search/find-vehicles.ts'
import type { VehicleIndex } from '../engine/vehicle-index.ts'
import type { ProductRow } from './product.store.ts'

type Subject = Pick<ProductRow, 'id' | 'class' | 'make_id' | 'model_id' | 'price'>

/** The products of `listRelated`, in its order: of the same model, else of the same make, nearest in price. */
export function relatedInMemory(
  index: VehicleIndex,
  product: Subject,
  limit: number,
): FoundVehicle[] {
  if (product.make_id === null) return []
  const sameModel =
    product.model_id === null
      ? []
      : nearest(index, { ...product, limit, modelId: product.model_id })
  if (sameModel.length === limit) return sameModel
  const sameMake = nearest(index, { ...product, limit: limit * 2, modelId: 0 })
  const others = sameMake.filter(({ id }) => sameModel.every((one) => one.id !== id))
  return [...sameModel, ...others].slice(0, limit)
}

interface Wish extends Subject {
  /** 0 for any of the make. */
  modelId: number
  limit: number
}

function nearest(index: VehicleIndex, wish: Wish): FoundVehicle[] {
  const { id, class: ofClass, make_id, modelId, price, limit } = wish
  if (ofClass !== 'cars' && ofClass !== 'commercial') return []
  const same = [valueClause('class', [ofClass]), idClause('make', make_id ?? 0)]
  if (modelId !== 0) same.push(idClause('model', modelId))
  const step = (prices: Range, descending: boolean) =>
    index.first(matchersOf(index, [...same, priceClause(prices)]), { descending, limit: limit + 1 })
  const dearer = step({ from: price, to: Number.MAX_SAFE_INTEGER }, false).filter(
    (one) => one.id !== id,
  )
  const cheaper = price === 0 ? [] : step({ from: 0, to: price - 1 }, true)
  return [...dearer.slice(0, limit), ...cheaper.slice(0, limit)]
    .toSorted(
      (one, other) =>
        Math.abs(one.price - price) - Math.abs(other.price - price) || one.id - other.id,
    )
    .slice(0, limit)
}
