import type { Database } from '../../../platform/db/database.ts'
import { type AccountRecord, lockAccount } from '../account.store.ts'
import { accountIdOf } from '../links/link.ts'
import { getLinkState } from '../links/link.store.ts'

type ActivationLinkResult =
  | { code: 'link_good'; account: AccountRecord }
  | { code: 'already_active' | 'link_expired' | 'link_invalid' }

/**
 * Whether an activation link is valid. Only somebody with a link that we mailed learns anything about its account:
 * anybody can count through the numbers of accounts in links.
 */
export async function validateLink(
  db: Database,
  { uid, token }: { uid: string; token: string },
  now: Date,
): Promise<ActivationLinkResult> {
  const accountId = accountIdOf(uid)
  const account = accountId === null ? null : await lockAccount(db, accountId)
  if (!account) return { code: 'link_invalid' }
  const state = await getLinkState(db, { accountId: account.id, purpose: 'activate', token }, now)
  if (state === 'unknown') return { code: 'link_invalid' }
  if (account.is_active) return { code: 'already_active' }
  // Proving the address does not readmit a person whom support has shut out.
  if (account.deactivated_at !== null || state === 'used') return { code: 'link_invalid' }
  return state === 'good' ? { code: 'link_good', account } : { code: 'link_expired' }
}
