import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { hashToken } from '../accounts/sessions/session.store.ts'
import type { MemberRole } from './team.store.ts'

/** Days for which an invitation's link is good. */
const days = 7

export interface InvitationRow {
  id: number
  vendor_id: number
  email: string
  role: MemberRole
  invited_at: Date
  expires_at: Date
}

const columns = ['id', 'vendor_id', 'email', 'role', 'invited_at', 'expires_at'] as const

export function listInvitations(db: Database, vendorId: number): Promise<InvitationRow[]> {
  return db
    .selectFrom('team_invitations')
    .select(columns)
    .where('vendor_id', '=', vendorId)
    .orderBy('id', 'desc')
    .execute()
}

/** Replaces one of the same address. Returns the token, 256 random bits, which is stored only as a hash. */
export async function insertInvitation(
  db: Database,
  given: { vendorId: number; email: string; role: MemberRole; now: Date },
): Promise<string> {
  const { vendorId: vendor_id, email, role, now: invited_at } = given
  const token = randomBytes(32).toString('base64url')
  const expires_at = new Date(invited_at.getTime() + days * 24 * 3_600_000)
  await db
    .deleteFrom('team_invitations')
    .where('vendor_id', '=', vendor_id)
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .execute()
  await db
    .insertInto('team_invitations')
    .values({ vendor_id, email, role, token_hash: hashToken(token), invited_at, expires_at })
    .execute()
  return token
}

/** One that can be accepted now. */
export async function findInvitationByToken(
  db: Database,
  token: string,
  now: Date,
): Promise<InvitationRow | null> {
  const found = await db
    .selectFrom('team_invitations')
    .select(columns)
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return found ?? null
}

/** False if it was taken back, or accepted, meanwhile. */
export async function deleteInvitation(
  db: Database,
  { id, vendorId }: { id: number; vendorId: number },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('team_invitations')
    .where('id', '=', id)
    .where('vendor_id', '=', vendorId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
