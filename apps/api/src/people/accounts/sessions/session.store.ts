import { createHash, randomBytes } from 'node:crypto'
import type { Account, Proof } from '../../../core/account.ts'
import { compiledQuery } from '../../../platform/db/compiled-query.ts'
import type { Database } from '../../../platform/db/database.ts'
import { type Device, unknownDevice } from './device.ts'

const minute = 60 * 1000
const day = 24 * 3600 * 1000
/** Recording a use is a write. It is done more often for staff, whose sign-ins end when idle. */
const recordEvery = { staff: minute, others: 10 * minute }

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

export interface NewSession {
  device: Device
  /** Days after which it ends, however much it is used. */
  days: number
  proof: Proof
}

/** As after a password, for tests that do not sign in. */
const plain = (now: Date): NewSession => ({
  device: unknownDevice,
  days: 30,
  proof: { at: now, byFactor: false },
})

/** Starts a session and returns its token: 40 hexadecimal digits, stored only as a hash. */
export async function insertSession(
  db: Database,
  accountId: number,
  now: Date,
  { device, days, proof }: NewSession = plain(now),
): Promise<string> {
  const token = randomBytes(20).toString('hex')
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      account_id: accountId,
      ...device,
      created_at: now,
      used_at: now,
      expires_at: new Date(now.getTime() + days * day),
      proved_at: proof.at,
      by_factor: proof.byFactor,
    })
    .execute()
  return token
}

export interface SessionUse {
  now: Date
  /** The idle time after which staff are signed out. */
  staffIdleMinutes: number
  /** The page asks by itself, without a person at the screen; this does not keep the session alive. */
  isUnattended: boolean
}

/** The account behind a token, or null when there is none or it has ended. */
export async function findSession(
  db: Database,
  tokenHash: Buffer,
  { now, staffIdleMinutes, isUnattended }: SessionUse,
): Promise<{ account: Account; proof: Proof } | null> {
  const [found] = await readSession(db, tokenHash, now)
  if (!found) return null
  const { used_at, proved_at, by_factor, ...account } = found
  const idle = now.getTime() - used_at.getTime()
  if (account.is_staff && idle >= staffIdleMinutes * minute) {
    await deleteSession(db, tokenHash)
    return null
  }
  if (!isUnattended && idle > recordEvery[account.is_staff ? 'staff' : 'others']) {
    await recordUse(db, tokenHash, now)
  }
  return { account, proof: { at: proved_at, byFactor: by_factor } }
}

/** Cached as compiled, because every signed-in request runs it. */
const readSession = compiledQuery((db, tokenHash: Buffer, now: Date) =>
  db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .select([
      'accounts.id',
      'email',
      'first_name',
      'last_name',
      'country',
      'postcode',
      'phone',
      'date_joined',
      'is_active',
      'is_staff',
      'staff_role',
      'seller_status',
      'may_list_export',
      'language',
      'training',
      'second_factor_at',
      'sessions.used_at',
      'sessions.proved_at',
      'sessions.by_factor',
    ])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now),
)

async function recordUse(db: Database, tokenHash: Buffer, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .execute()
}

export async function deleteSession(db: Database, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute()
}

/** A new password or a deactivation ends every sign-in of the person. */
export async function deleteSessionsOf(db: Database, accountId: number): Promise<void> {
  await db.deleteFrom('sessions').where('account_id', '=', accountId).execute()
}
