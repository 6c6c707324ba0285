import { canSee } from '../catalogue/product/visibility.ts'
import type { Handler } from '../../core/contract.ts'
import { notFound, refuse } from '../../core/refusal.ts'
import { fieldErrors } from '../../core/field-problems.ts'
import { findVehicle, missingHalf } from './asked-vehicle.ts'
import { fitVerdict } from './fit-verdict.ts'
import { findSpare, listCompatible } from './fitment.store.ts'

export const getProductFitment: Handler<'getProductFitment'> = async (
  { db },
  { path, query, account },
) => {
  const missing = missingHalf(query)
  if (missing) return refuse(400, fieldErrors({ [missing]: ['required'] }))
  const spare = await findSpare(db, path.id)
  if (!spare || !canSee(spare, account)) return notFound
  const compatible_list = await listCompatible(db, path.id)
  const vehicle = await findVehicle(db, query)
  if (!vehicle) return { status: 200, body: { compatible_list, verdict: null } }
  const trims = compatible_list.flatMap((make) => make.trims)
  const said = {
    anything: trims.length > 0,
    years: trims.find(({ docID }) => docID === vehicle.trim)?.ids ?? null,
  }
  return { status: 200, body: { compatible_list, verdict: fitVerdict(said, vehicle.year) } }
}
