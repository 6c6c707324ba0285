import type { Handler } from '../../core/contract.ts'
import { sellerIdOf } from '../../core/vendor-of.ts'
import { notFound, refuse } from '../../core/refusal.ts'
import { fieldErrors } from '../../core/field-problems.ts'
import { hasSpare } from './fitment.store.ts'
import { listTreeMakes, listTreeModels } from './vehicle-tree.store.ts'

export const getCompatibility: Handler<'getCompatibility'> = async (
  { db },
  { path, query, account },
) => {
  if (!(await hasSpare(db, { productId: path.id, vendorId: sellerIdOf(account) }))) return notFound
  if (query.qry === 'makes') {
    const makes = await listTreeMakes(db)
    return { status: 200, body: { makes: makes.map(({ name }) => name) } }
  }
  if (query.mk === undefined) return refuse(400, fieldErrors({ mk: ['required'] }))
  const models = await listTreeModels(db, query.mk)
  return { status: 200, body: { models: models.map(({ name }) => name) } }
}
