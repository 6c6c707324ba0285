import { createHash, randomBytes } from 'node:crypto'
import type { Database } from '../../platform/db/database.ts'

export interface ShareRow {
  id: number
  label: string
  created_at: Date
  ends_at: Date
  ended_at: Date | null
  last_used_at: Date | null
}

/** Newest first. */
export async function listShares(db: Database, orderId: number): Promise<ShareRow[]> {
  return db
    .selectFrom('paper_shares')
    .select(['id', 'label', 'created_at', 'ends_at', 'ended_at', 'last_used_at'])
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .execute()
}

interface NewShare {
  orderId: number
  label: string
  accountId: number
  endsAt: Date
  now: Date
}

/** Returns the token: 256 random bits, of which only the hash is stored. */
export async function insertShare(db: Database, share: NewShare): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db
    .insertInto('paper_shares')
    .values({
      order_id: share.orderId,
      token_hash: hashOf(token),
      label: share.label,
      created_by: share.accountId,
      created_at: share.now,
      ends_at: share.endsAt,
    })
    .execute()
  return token
}

/** Changes nothing if the link is over or belongs to another order. */
export async function endOpenShare(
  db: Database,
  { orderId, shareId, now }: { orderId: number; shareId: number; now: Date },
): Promise<void> {
  await db
    .updateTable('paper_shares')
    .set({ ended_at: now })
    .where('id', '=', shareId)
    .where('order_id', '=', orderId)
    .where('ended_at', 'is', null)
    .execute()
}

export interface OpenShare {
  id: number
  order_id: number
  ends_at: Date
}

/** The open share of a token. */
export async function findOpenShare(
  db: Database,
  token: string,
  now: Date,
): Promise<OpenShare | null> {
  const row = await db
    .selectFrom('paper_shares')
    .select(['id', 'order_id', 'ends_at'])
    .where('token_hash', '=', hashOf(token))
    .where('ended_at', 'is', null)
    .where('ends_at', '>', now)
    .executeTakeFirst()
  return row ?? null
}

export async function recordShareUse(db: Database, shareId: number, now: Date): Promise<void> {
  await db
    .updateTable('paper_shares')
    .set({ last_used_at: now })
    .where('id', '=', shareId)
    .execute()
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
