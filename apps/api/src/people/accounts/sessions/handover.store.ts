import { randomBytes } from 'node:crypto'
import type { Database } from '../../../platform/db/database.ts'
import { hashToken } from './session.store.ts'

export const handoverSeconds = 60

interface Handover {
  accountId: number
  audience: string
  next: string
}

/** Starts a hand-over and returns its code: 256 random bits, stored only as a hash. */
export async function insertHandover(
  db: Database,
  { accountId, audience, next }: Handover,
  now: Date,
): Promise<string> {
  const code = randomBytes(32).toString('base64url')
  await db
    .insertInto('handovers')
    .values({
      code_hash: hashToken(code),
      account_id: accountId,
      audience,
      next,
      expires_at: new Date(now.getTime() + handoverSeconds * 1000),
    })
    .execute()
  return code
}

/** Uses the code up in one statement, so only one of two simultaneous callers gets it. */
export async function takeHandover(
  db: Database,
  { code, audience }: { code: string; audience: string },
  now: Date,
): Promise<{ accountId: number; email: string; next: string } | null> {
  const taken = await db
    .updateTable('handovers')
    .from('accounts')
    .set({ used_at: now })
    .whereRef('accounts.id', '=', 'handovers.account_id')
    .where('accounts.is_active', '=', true)
    .where('code_hash', '=', hashToken(code))
    .where('audience', '=', audience)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['accounts.id as accountId', 'accounts.email', 'handovers.next'])
    .executeTakeFirst()
  return taken ?? null
}
