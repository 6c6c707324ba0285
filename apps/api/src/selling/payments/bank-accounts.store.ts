import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'

/** Whether a row of `bank_accounts` is the one that its currency's orders are paid to. */
export const isCurrent = sql<boolean>`bank_accounts.state = 'published' and bank_accounts.ended_at is null`

/**
 * Whether people put a row of `bank_accounts` in the place of another; a shop's setting that replaces invented details is
 * not counted.
 */
export const isChange = sql<boolean>`(bank_accounts.drafted_by is not null and bank_accounts.succeeds is not null)`

/** Where the order of the outer query is paid to now. */
export const bankDetailsOfOrder = sql<string[] | null>`(
  select details from bank_accounts where bank_accounts.currency = orders.currency and ${isCurrent})`

/** An account of the shop's, or one that was until it ended. */
export interface ShopAccount {
  currency: string
  details: readonly string[]
  ended_at: Date | null
}

/** Current accounts first, then the one that ended last. An invented account was never ours once a real one counts. */
export async function listShopAccounts(db: Database): Promise<ShopAccount[]> {
  return db
    .selectFrom('bank_accounts')
    .select(['currency', 'details', 'ended_at'])
    .where('state', '=', 'published')
    .where(
      sql<boolean>`(ended_at is null or not is_invented or not exists (select from bank_accounts as now
        where now.currency = bank_accounts.currency and now.state = 'published' and now.ended_at is null
          and not now.is_invented))`,
    )
    .orderBy('ended_at', (order) => order.desc().nullsFirst())
    .orderBy('id', 'desc')
    .execute()
}
