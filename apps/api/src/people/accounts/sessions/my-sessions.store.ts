import type { Database } from '../../../platform/db/database.ts'
import type { Device } from './device.ts'

/** A sign-in as its owner sees it. */
export interface AccountSessionRow extends Device {
  id: number
  token_hash: Buffer
  created_at: Date
  used_at: Date
  expires_at: Date
}

/** Sign-ins that have not ended, the last used first. */
export async function listSessionsOf(
  db: Database,
  accountId: number,
  { now, idleSince }: { now: Date; idleSince: Date | null },
): Promise<AccountSessionRow[]> {
  return db
    .selectFrom('sessions')
    .select(['id', 'token_hash', 'app', 'browser', 'system', 'network'])
    .select(['created_at', 'used_at', 'expires_at'])
    .where('account_id', '=', accountId)
    .where('viewer_id', 'is', null)
    .where('expires_at', '>', now)
    .$if(idleSince !== null, (query) => query.where('used_at', '>', idleSince))
    .orderBy('used_at', 'desc')
    .orderBy('id', 'desc')
    .limit(200)
    .execute()
}

/** False when there is none with this id, or it is somebody else's. */
export async function endSessionOf(
  db: Database,
  { accountId, id }: { accountId: number; id: number },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Includes one that is being handed over to the portal. Returns how many ended. */
export async function endOtherSessionsOf(
  db: Database,
  { accountId, currentHash }: { accountId: number; currentHash: Buffer | null },
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('account_id', '=', accountId)
    .$if(currentHash !== null, (query) => query.where('token_hash', '<>', currentHash))
    .executeTakeFirst()
  await db.deleteFrom('handovers').where('account_id', '=', accountId).execute()
  return Number(numDeletedRows)
}
