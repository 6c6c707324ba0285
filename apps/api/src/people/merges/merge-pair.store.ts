import type { Context } from '../../core/context.ts'
import type { Database } from '../../platform/db/database.ts'
import { type CustomerRow, lockCustomer } from '../customers/customer.store.ts'

export function findPerson(db: Database, id: number) {
  return db
    .selectFrom('accounts')
    .select(['id', 'email', 'first_name', 'last_name'])
    .where('id', '=', id)
    .executeTakeFirst()
}

export interface LockedPair {
  kept: CustomerRow
  ended: CustomerRow
}

/**
 * Locks what the two have, in the order in which everything else locks it, and the lower number first: no order or payment
 * slips in between, and two merges at once take turns.
 */
export async function lockPair(
  { personalData }: Pick<Context, 'personalData'>,
  db: Database,
  { keptId, endedId }: { keptId: number; endedId: number },
): Promise<LockedPair | null> {
  const ids = [keptId, endedId].toSorted((a, b) => a - b)
  for (const { lock } of personalData) {
    for (const id of ids) await lock?.(db, { id, email: '' })
  }
  const kept = await lockCustomer(db, keptId)
  const ended = await lockCustomer(db, endedId)
  return kept && ended ? { kept, ended } : null
}
