import type { Handler } from '../../../core/contract.ts'
import { notFound } from '../../../core/refusal.ts'
import { doubleView } from './double.view.ts'
import { doubles } from './doubles.store.ts'

export const getSupportChassisDouble: Handler<'getSupportChassisDouble'> = async (
  { db },
  { path },
) => {
  const found = await doubles.find(db, path.id)
  return found ? { status: 200, body: doubleView(found) } : notFound
}
