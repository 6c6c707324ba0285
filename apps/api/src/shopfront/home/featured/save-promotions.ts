import type { Database } from '../../../platform/db/database.ts'
import type { ListedVehicle } from '../../versions/content.ts'
import { recordVersion } from '../../versions/versions.store.ts'
import { listPinnedVehicles } from './support-featured.store.ts'

interface Saved {
  actorId: number
  now: Date
  /** All pinned vehicles as they were. */
  before: ListedVehicle[]
  restoredFrom?: number
}

/** Keeps the pinned vehicles as they are now as a version, and returns its id. */
export async function savePromotionsVersion(
  db: Database,
  { actorId, now, before, ...restored }: Saved,
): Promise<number> {
  return recordVersion(db, {
    subject: 'promotions',
    actorId,
    now,
    before: { content: before, at: now },
    after: await listPinnedVehicles(db),
    ...restored,
  })
}
