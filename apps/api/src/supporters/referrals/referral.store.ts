import type { Database } from '../../platform/db/database.ts'

export interface Referral {
  id: number
  agent_id: number
  opened_at: Date
}

interface NewReferral {
  tokenHash: Buffer | null
  agentId: number
  accountId: number | null
  now: Date
  linkId?: number | null
  productId?: number | null
}

export async function insertReferral(db: Database, referral: NewReferral): Promise<void> {
  await db
    .insertInto('referrals')
    .values({
      token_hash: referral.tokenHash,
      agent_id: referral.agentId,
      account_id: referral.accountId,
      opened_at: referral.now,
      link_id: referral.linkId ?? null,
      product_id: referral.productId ?? null,
    })
    .execute()
}

/** Leaves out older ones. */
export function findReferral(
  db: Database,
  { tokenHash, since }: { tokenHash: Buffer; since: Date },
): Promise<Referral | undefined> {
  return db
    .selectFrom('referrals')
    .select(['id', 'agent_id', 'opened_at'])
    .where('token_hash', '=', tokenHash)
    .where('opened_at', '>=', since)
    .forUpdate()
    .executeTakeFirst()
}

export async function tieReferral(
  db: Database,
  { id, accountId }: { id: number; accountId: number },
): Promise<void> {
  await db.updateTable('referrals').set({ account_id: accountId }).where('id', '=', id).execute()
}

/** The agent whom an account came by last, if it is not too long ago. */
export async function findReferringAgent(
  db: Database,
  { accountId, since }: { accountId: number; since: Date },
): Promise<number | null> {
  const row = await db
    .selectFrom('referrals')
    .innerJoin('agents', 'agents.id', 'referrals.agent_id')
    .select('agent_id')
    .where('referrals.account_id', '=', accountId)
    .where('agents.account_id', '<>', accountId)
    .where('opened_at', '>=', since)
    .orderBy('opened_at', 'desc')
    .orderBy('referrals.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.agent_id ?? null
}
