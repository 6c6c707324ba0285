import type { KeyScope } from '@bandari/sdk/key-scopes'
import type { Selectable } from 'kysely'
import type { Account } from '../../../core/account.ts'
import type { ActingKey } from '../../../core/acting-key.ts'
import { compiledQuery } from '../../../platform/db/compiled-query.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { ApiKeysTable } from '../../tables.ts'
import { accountColumns, accountOf, withOwner } from '../caller.store.ts'

const shown = [
  'id',
  'name',
  'hint',
  'scopes',
  'rate_per_minute',
  'created_at',
  'expires_at',
  'used_at',
  'used_network',
  'ended_at',
] as const

/** A key as its owner sees it. */
export type ApiKeyRow = Pick<Selectable<ApiKeysTable>, (typeof shown)[number]>

/** The newest first; those that ended or expired before then are left out. */
export function listKeysOf(
  db: Database,
  { accountId, endedSince }: { accountId: number; endedSince: Date },
): Promise<ApiKeyRow[]> {
  return db
    .selectFrom('api_keys')
    .select(shown)
    .where('account_id', '=', accountId)
    .where('expires_at', '>', endedSince)
    .where((key) => key.or([key('ended_at', 'is', null), key('ended_at', '>', endedSince)]))
    .orderBy('id', 'desc')
    .limit(200)
    .execute()
}

/** How many still open something. */
export async function countLiveKeys(db: Database, accountId: number, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('api_keys')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow()
  return count
}

export interface NewKey {
  accountId: number
  name: string
  tokenHash: Buffer
  hint: string
  scopes: KeyScope[]
  ratePerMinute: number
  now: Date
  expiresAt: Date
}

export function insertKey(db: Database, key: NewKey): Promise<ApiKeyRow> {
  return db
    .insertInto('api_keys')
    .values({
      account_id: key.accountId,
      name: key.name,
      token_hash: key.tokenHash,
      hint: key.hint,
      scopes: key.scopes,
      rate_per_minute: key.ratePerMinute,
      created_at: key.now,
      expires_at: key.expiresAt,
    })
    .returning(shown)
    .executeTakeFirstOrThrow()
}

/** False when there is none with this id, or it is somebody else's; one that has ended stays as it is. */
export async function endKey(
  db: Database,
  { accountId, id, now }: { accountId: number; id: number; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('api_keys')
    .set((key) => ({ ended_at: key.fn.coalesce('ended_at', key.val(now)) }))
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Ends all of somebody's, as a new password and a deactivation do. */
export async function endKeysOf(db: Database, accountId: number): Promise<void> {
  await db
    .updateTable('api_keys')
    .set(({ fn }) => ({ ended_at: fn<Date>('now') }))
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .execute()
}

const minute = 60_000

/** The account behind a key, with the key; null when there is none or it has ended. Its use is recorded once a minute. */
export async function findByKey(
  db: Database,
  tokenHash: Buffer,
  { now, network }: { now: Date; network: string | null },
): Promise<{ account: Account; key: ActingKey } | null> {
  const [found] = await readKey(db, tokenHash, now)
  if (!found) return null
  const { key_id: id, key_name, hint, scopes, rate_per_minute, key_used_at, ...row } = found
  if (key_used_at === null || now.getTime() - key_used_at.getTime() >= minute) {
    await db
      .updateTable('api_keys')
      .set({ used_at: now, used_network: network })
      .where('id', '=', id)
      .execute()
  }
  const key = { id, name: key_name, hint, scopes, ratePerMinute: rate_per_minute }
  return { account: accountOf(row), key }
}

/** Cached as compiled, because every call of a program runs it. */
const readKey = compiledQuery((db, tokenHash: Buffer, now: Date) =>
  withOwner(db.selectFrom('accounts'))
    .innerJoin('api_keys', 'api_keys.account_id', 'accounts.id')
    .select(accountColumns)
    .select([
      'api_keys.id as key_id',
      'api_keys.name as key_name',
      'api_keys.hint',
      'api_keys.scopes',
      'api_keys.rate_per_minute',
      'api_keys.used_at as key_used_at',
    ])
    .where('api_keys.token_hash', '=', tokenHash)
    .where('api_keys.ended_at', 'is', null)
    .where('api_keys.expires_at', '>', now),
)
