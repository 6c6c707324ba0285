import type { Database } from '../db/database.ts'
import { refuse } from '../../core/refusal.ts'
import { detail, problem } from '../../core/problem.ts'
import { findLastChange } from './audit.store.ts'

/**
 * Refuses a change that was decided on an outdated record. It names the colleague who was quicker, so that two members
 * of staff never undo each other unseen.
 */
export async function overtaken(
  db: Database,
  record: { subject: string; subjectId: number | string },
) {
  const last = await findLastChange(db, record)
  const who = last ? { who: 'colleague', name: last.name } : { who: 'somebody', name: '' }
  return refuse(409, detail(problem('overtaken', who)))
}
