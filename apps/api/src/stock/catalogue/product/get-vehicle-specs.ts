import type { Handler } from '../../../core/contract.ts'
import { detail } from '../../../core/problem.ts'
import { lookAtProduct } from './product.store.ts'
import { vehicleSpecs } from './product.view.ts'
import { canSee } from './visibility.ts'

export const getVehicleSpecs: Handler<'getVehicleSpecs'> = async ({ db }, { path, account }) => {
  const product = await lookAtProduct(db, path.id)
  if (!product || !canSee(product, account)) return { status: 404, body: detail('not_found') }
  return { status: 200, body: vehicleSpecs(product) }
}
