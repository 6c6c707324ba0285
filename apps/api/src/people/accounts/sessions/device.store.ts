import { randomBytes } from 'node:crypto'
import type { Database } from '../../../platform/db/database.ts'
import type { Device } from './device.ts'
import { hashToken } from './session.store.ts'

const day = 24 * 3600 * 1000
/** A person who deletes cookies is recognised by browser and network for this long. */
const remembered = 90 * day

interface Arrival {
  accountId: number
  device: Device
  /** The token of the browser's cookie, when it has one. */
  token: string | null
}

/** Records the browser. `isNew`: the account was used before, and never from a browser like this one. */
export async function recordDevice(
  db: Database,
  { accountId, device: { browser, system, network }, token }: Arrival,
  now: Date,
): Promise<{ token: string; isNew: boolean }> {
  const existing = await db
    .selectFrom('account_devices')
    .select(['device_hash', 'browser', 'system', 'network', 'last_seen_at'])
    .where('account_id', '=', accountId)
    .execute()
  const cookieToken = token ?? randomBytes(16).toString('base64url')
  const hash = hashToken(cookieToken)
  const alike = existing.filter(
    (one) =>
      one.browser === browser &&
      one.system === system &&
      one.network === network &&
      now.getTime() - one.last_seen_at.getTime() < remembered,
  )
  const isKnown = alike.length > 0 || existing.some((one) => one.device_hash.equals(hash))
  const seen = { browser, system, network, last_seen_at: now }
  await db
    .insertInto('account_devices')
    .values({ account_id: accountId, device_hash: hash, first_seen_at: now, ...seen })
    .onConflict((conflict) => conflict.columns(['account_id', 'device_hash']).doUpdateSet(seen))
    .execute()
  return { token: cookieToken, isNew: existing.length > 0 && !isKnown }
}
