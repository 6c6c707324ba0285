import { createHash, randomBytes } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { Account, Proof, Viewer } from '../../../core/account.ts'
import { compiledQuery } from '../../../platform/db/compiled-query.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { SessionsTable } from '../../tables.ts'
import { accountColumns, accountOf, withOwner } from '../caller.store.ts'
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
  return insertToken(db, accountId, now, {
    ...device,
    expires_at: new Date(now.getTime() + days * day),
    proved_at: proof.at,
    by_factor: proof.byFactor,
  })
}

/** Starts a view of the shop as somebody else, which proves nothing and is never listed among their sign-ins. */
export async function insertViewSession(
  db: Database,
  accountId: number,
  now: Date,
  { viewerId, until }: { viewerId: number; until: Date },
): Promise<string> {
  return insertToken(db, accountId, now, {
    ...unknownDevice,
    expires_at: until,
    proved_at: null,
    by_factor: false,
    viewer_id: viewerId,
  })
}

async function insertToken(
  db: Database,
  accountId: number,
  now: Date,
  session: Omit<
    Insertable<SessionsTable>,
    'id' | 'token_hash' | 'account_id' | 'created_at' | 'used_at'
  >,
): Promise<string> {
  const token = randomBytes(20).toString('hex')
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      account_id: accountId,
      ...session,
      created_at: now,
      used_at: now,
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
): Promise<{ account: Account; proof: Proof; viewer: Viewer | null } | null> {
  const [found] = await readSession(db, tokenHash, now)
  if (!found) return null
  const { viewer_id, viewer_role, viewer_is_active, ...signIn } = found
  // Whoever is no longer staff sees nothing any more.
  if (viewer_id !== null && !(viewer_is_active && viewer_role !== null)) return null
  const { used_at, proved_at, by_factor, ...row } = signIn
  const account = accountOf(row)
  const idle = now.getTime() - used_at.getTime()
  if (account.is_staff && idle >= staffIdleMinutes * minute) {
    await deleteSession(db, tokenHash)
    return null
  }
  if (!isUnattended && idle > recordEvery[account.is_staff ? 'staff' : 'others']) {
    await recordUse(db, tokenHash, now)
  }
  const viewer = viewer_id === null ? null : { id: viewer_id }
  return { account, proof: { at: proved_at, byFactor: by_factor }, viewer }
}

/** Cached as compiled, because every signed-in request runs it. */
const readSession = compiledQuery((db, tokenHash: Buffer, now: Date) =>
  withOwner(db.selectFrom('accounts'))
    .innerJoin('sessions', 'sessions.account_id', 'accounts.id')
    .leftJoin('accounts as viewers', 'viewers.id', 'sessions.viewer_id')
    .select(accountColumns)
    .select([
      'sessions.used_at',
      'sessions.proved_at',
      'sessions.by_factor',
      'sessions.viewer_id',
      'viewers.staff_role as viewer_role',
      'viewers.is_active as viewer_is_active',
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

/** Who looks at the shop by a session that is not theirs; null for any other. */
export async function findViewer(db: Database, tokenHash: Buffer): Promise<number | null> {
  const found = await db
    .selectFrom('sessions')
    .select('viewer_id')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  return found?.viewer_id ?? null
}

export async function deleteSession(db: Database, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute()
}

/** A new password or a deactivation ends every sign-in of the person. */
export async function deleteSessionsOf(db: Database, accountId: number): Promise<void> {
  await db.deleteFrom('sessions').where('account_id', '=', accountId).execute()
}
