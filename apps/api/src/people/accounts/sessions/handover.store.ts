import { randomBytes } from 'node:crypto'
import type { Proof } from '../../../core/account.ts'
import type { Database } from '../../../platform/db/database.ts'
import { hashToken } from './session.store.ts'

export const handoverSeconds = 60

interface Handover {
  accountId: number
  /** The proof of the sign-in that is handed over, which counts at the portal, too. */
  tokenHash: Buffer | null
  audience: string
  next: string
  /** Of a member of staff who is to see the shop as the account. */
  viewerId?: number
}

/** Starts a hand-over and returns its code: 256 random bits, stored only as a hash. */
export async function insertHandover(
  db: Database,
  { accountId, tokenHash, audience, next, viewerId }: Handover,
  now: Date,
): Promise<string> {
  const code = randomBytes(32).toString('base64url')
  const proof = await proofOf(db, tokenHash)
  await db
    .insertInto('handovers')
    .values({
      code_hash: hashToken(code),
      account_id: accountId,
      audience,
      next,
      expires_at: new Date(now.getTime() + handoverSeconds * 1000),
      ...proof,
      viewer_id: viewerId ?? null,
    })
    .execute()
  return code
}

async function proofOf(db: Database, tokenHash: Buffer | null) {
  const nothing = { proved_at: null, by_factor: false }
  if (tokenHash === null) return nothing
  const found = await db
    .selectFrom('sessions')
    .select(['proved_at', 'by_factor'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  return found ?? nothing
}

export interface TakenHandover {
  accountId: number
  email: string
  next: string
  proof: Proof
  /** Who looks at the shop as the account, and until when. */
  view: { viewerId: number; until: Date } | null
}

/** Minutes for which staff may look at the shop as somebody else. */
export const viewMinutes = 15

/** Uses the code up in one statement, so only one of two simultaneous callers gets it. */
export async function takeHandover(
  db: Database,
  { code, audience }: { code: string; audience: string },
  now: Date,
): Promise<TakenHandover | null> {
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
    .returning(['handovers.proved_at as at', 'handovers.by_factor as byFactor'])
    .returning(['handovers.viewer_id as viewerId', 'handovers.expires_at as codeEnds'])
    .executeTakeFirst()
  if (!taken) return null
  const { at, byFactor, viewerId, codeEnds, ...person } = taken
  const began = codeEnds.getTime() - handoverSeconds * 1000
  const until = new Date(began + viewMinutes * 60_000)
  const view = viewerId === null ? null : { viewerId, until }
  return { ...person, proof: { at, byFactor }, view }
}
