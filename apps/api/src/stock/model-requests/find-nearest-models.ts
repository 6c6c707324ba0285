import type { Handler } from '../../core/contract.ts'
import { listModels } from '../listings/subject.store.ts'
import { nearView } from './model-request.view.ts'
import { nearestModels } from './nearest-models.ts'

export const findNearestModels: Handler<'findNearestModels'> = async ({ db }, { query }) => ({
  status: 200,
  body: { data: nearestModels(await listModels(db), query).map(nearView) },
})
