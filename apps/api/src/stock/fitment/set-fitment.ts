import type { Handler } from '../../core/contract.ts'
import { sellerIdOf } from '../../core/vendor-of.ts'
import { notFound, refuse } from '../../core/refusal.ts'
import { fieldErrors } from '../../core/field-problems.ts'
import { problem } from '../../core/problem.ts'
import {
  addFitments,
  countFitments,
  deleteFitments,
  followFitments,
  listCompatible,
  lockSpare,
  removeFitments,
} from './fitment.store.ts'
import { fitmentErrors, joined, mostTrims } from './set-rule.ts'
import { yearsOfTrims } from './vehicle-tree.store.ts'

export const setFitment: Handler<'setFitment'> = async ({ db, clock }, { body, account }) => {
  const { action, productID: productId } = body
  if (!(await lockSpare(db, { productId, vendorId: sellerIdOf(account) }))) return notFound
  const fitments = joined(body.fitment)
  const known = await yearsOfTrims(
    db,
    fitments.map(({ trim }) => trim),
  )
  const errors = fitmentErrors(fitments, known)
  if (errors.length > 0) return refuse(400, fieldErrors({ fitment: errors }))

  if (action === 'replace') await deleteFitments(db, productId)
  if (action === 'remove') await removeFitments(db, productId, fitments)
  else await addFitments(db, productId, fitments)
  if ((await countFitments(db, productId)) > mostTrims) {
    return refuse(400, fieldErrors({ fitment: [problem('too_many_trims', { most: mostTrims })] }))
  }
  await followFitments(db, productId, clock.now())
  return { status: 200, body: { compatible_list: await listCompatible(db, productId) } }
}
