import { randomBytes } from 'node:crypto'
import type { Database } from '../../../platform/db/database.ts'
import { reopenGate } from '../../../platform/mail/mail-gate.store.ts'
import { linkKinds, type LinkPurpose } from './link.ts'
import { hashToken } from '../sessions/session.store.ts'

export type LinkState = 'good' | 'expired' | 'used' | 'unknown'

export interface LinkKey {
  accountId: number
  purpose: LinkPurpose
}

/** The key under which its mails are limited. */
export function linkGate({ accountId, purpose }: LinkKey) {
  return { kind: purpose, about: String(accountId) }
}

/** Starts a link and returns its token: 256 random bits, stored only as a hash. */
export async function insertLink(
  db: Database,
  { accountId, purpose }: LinkKey,
  now: Date,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db
    .insertInto('account_links')
    .values({
      token_hash: hashToken(token),
      account_id: accountId,
      purpose,
      created_at: now,
      expires_at: new Date(now.getTime() + linkKinds[purpose].hours * 3600 * 1000),
    })
    .execute()
  return token
}

export async function getLinkState(
  db: Database,
  { accountId, purpose, token }: LinkKey & { token: string },
  now: Date,
): Promise<LinkState> {
  const link = await db
    .selectFrom('account_links')
    .select(['expires_at', 'used_at'])
    .where('token_hash', '=', hashToken(token))
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .executeTakeFirst()
  if (!link) return 'unknown'
  if (link.used_at) return 'used'
  return link.expires_at > now ? 'good' : 'expired'
}

/** Whether the account is inactive because its link, of any age, was not followed yet. */
export async function awaitsActivation(db: Database, accountId: number): Promise<boolean> {
  const links = await db
    .selectFrom('account_links')
    .select('used_at')
    .where('account_id', '=', accountId)
    .where('purpose', '=', 'activate')
    .execute()
  return links.length > 0 && links.every(({ used_at }) => used_at === null)
}

/** Using one link also uses up the account's other links for the same purpose; who asks again gets a new one at once. */
export async function spendLinks(
  db: Database,
  { accountId, purpose }: LinkKey,
  now: Date,
): Promise<void> {
  await db
    .updateTable('account_links')
    .set({ used_at: now })
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .execute()
  await reopenGate(db, linkGate({ accountId, purpose }))
}
