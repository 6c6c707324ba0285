import type { Handler } from '../../../core/contract.ts'
import { notFound } from '../../../core/refusal.ts'
import { listJourneyRows } from '../journey.store.ts'
import { supportFollowing } from './support-following.ts'

export const getSupportOrderFollowing: Handler<'getSupportOrderFollowing'> = async (
  { db, clock },
  { path },
) => {
  const [row] = await listJourneyRows(db, [path.id])
  return row ? { status: 200, body: await supportFollowing(db, row.id, clock.now()) } : notFound
}
