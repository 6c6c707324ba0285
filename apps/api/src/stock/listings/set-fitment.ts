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
  listFitments,
  lockSpare,
  removeFitments,
} from '../fitment/fitment.store.ts'
import { fitmentErrors, isLessThan, joined, mostTrims } from '../fitment/set-rule.ts'
import { yearsOfTrims } from '../fitment/vehicle-tree.store.ts'
import { removalObstacle } from './removal-obstacle.ts'

/** Of a spare that a buyer was promised no vehicle is taken away; more may be added. */
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

  const before = await listFitments(db, productId)
  if (action === 'replace') await deleteFitments(db, productId)
  if (action === 'remove') await removeFitments(db, productId, fitments)
  else await addFitments(db, productId, fitments)
  if ((await countFitments(db, productId)) > mostTrims) {
    return refuse(400, fieldErrors({ fitment: [problem('too_many_trims', { most: mostTrims })] }))
  }
  if (isLessThan(await listFitments(db, productId), before)) {
    const obstacle = await removalObstacle(db, productId)
    if (obstacle) return refuse(400, fieldErrors({ fitment: [obstacle] }))
  }
  await followFitments(db, productId, clock.now())
  return { status: 200, body: { compatible_list: await listCompatible(db, productId) } }
}
