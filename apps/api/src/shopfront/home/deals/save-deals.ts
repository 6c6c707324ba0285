import type { Database } from '../../../platform/db/database.ts'
import type { ListedVehicle } from '../../versions/content.ts'
import { recordVersion } from '../../versions/versions.store.ts'
import { listDealVehicles } from './support-deals.store.ts'

interface Saved {
  actorId: number
  now: Date
  /** All deals as they were. */
  before: ListedVehicle[]
  restoredFrom?: number
}

/** Keeps the deals as they are now as a version, and returns its id. */
export async function saveDealsVersion(
  db: Database,
  { actorId, now, before, ...restored }: Saved,
): Promise<number> {
  return recordVersion(db, {
    subject: 'deals',
    actorId,
    now,
    before: { content: before, at: now },
    after: await listDealVehicles(db),
    ...restored,
  })
}
