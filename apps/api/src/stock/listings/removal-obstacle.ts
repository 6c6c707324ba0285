import type { PlainOrProblem } from '../../core/problem.ts'
import type { Database } from '../../platform/db/database.ts'
import { obstacleTo, standingOf } from './change-rules.ts'
import { obstacleProblem } from './obstacle-problem.ts'
import { findStanding } from './seller-state.store.ts'

/** Why nothing of a listing, which the caller has locked, is taken away or replaced; null where it may be. */
export async function removalObstacle(db: Database, id: number): Promise<PlainOrProblem | null> {
  const row = await findStanding(db, id)
  const obstacle = row && obstacleTo('remove', standingOf(row))
  return row && obstacle ? obstacleProblem(obstacle, row.order_number) : null
}
