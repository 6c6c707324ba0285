import type { Handler } from '../../../core/contract.ts'
import { detail } from '../../../core/problem.ts'
import { findStock } from './product.store.ts'
import { availabilityView } from './product.view.ts'
import { canSee } from './visibility.ts'

export const getProductAvailability: Handler<'getProductAvailability'> = async (
  { db },
  { path, account },
) => {
  const stock = await findStock(db, path.id)
  if (!stock || !canSee(stock, account)) return { status: 404, body: detail('not_found') }
  return { status: 200, body: availabilityView(stock) }
}
