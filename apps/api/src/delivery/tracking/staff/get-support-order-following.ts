import type { Handler } from '../../../core/contract.ts'
import { notFound } from '../../../core/refusal.ts'
import { listJourneyRows } from '../journey.store.ts'
import { readSupportTracking } from './read-support-tracking.ts'

export const getSupportOrderFollowing: Handler<'getSupportOrderFollowing'> = async (
  { db, clock },
  { path },
) => {
  const [row] = await listJourneyRows(db, [path.id])
  return row ? { status: 200, body: await readSupportTracking(db, row.id, clock.now()) } : notFound
}
