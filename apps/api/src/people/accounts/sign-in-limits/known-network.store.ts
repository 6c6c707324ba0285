import { sql } from 'kysely'
import { networkOf } from '../../../core/network.ts'
import type { Database } from '../../../platform/db/database.ts'
import { forgetFailures, subjectOf } from './attempts.store.ts'

/** Whether the owner of the address has signed in from this network before. */
export async function isKnownNetwork(
  db: Database,
  { email, network }: { email: string; network: string },
): Promise<boolean> {
  const found = await db
    .selectFrom('known_networks')
    .innerJoin('accounts', 'accounts.id', 'known_networks.account_id')
    .select('account_id')
    .where(sql<boolean>`lower(accounts.email) = lower(${email})`)
    .where('network', '=', network)
    .executeTakeFirst()
  return found !== undefined
}

/**
 * Called when a person has shown that the account is theirs, by its password or its mailbox: from this network they can
 * sign in whatever strangers do meanwhile, and their failures are forgotten.
 */
export async function rememberNetwork(
  db: Database,
  { account, ip }: { account: { id: number; email: string }; ip: string },
  now: Date,
): Promise<void> {
  const network = networkOf(ip)
  await db
    .insertInto('known_networks')
    .values({ account_id: account.id, network, seen_at: now })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'network']).doUpdateSet({ seen_at: now }),
    )
    .execute()
  await forgetFailures(db, subjectOf('pair', account.email.toLowerCase(), network))
}
