import type { FavouriteAlerts } from '@bandari/sdk'
import type { Database } from '../../../platform/db/database.ts'
import type { Often } from '../../tables.ts'

export async function favouritesOftenOf(
  db: Database,
  accountId: number,
): Promise<FavouriteAlerts['often']> {
  const row = await db
    .selectFrom('favourite_alerts')
    .select('often')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row?.often ?? 'never'
}

/** What waits is told when it is due, or with the next news. */
export async function saveFavouritesOften(
  db: Database,
  { accountId, often, now }: { accountId: number; often: Often; now: Date },
): Promise<void> {
  await db
    .insertInto('favourite_alerts')
    .values({ account_id: accountId, often, since: now, due_at: null, told_at: null })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ often }))
    .execute()
}

/** With what was found and not told. */
export async function endFavouriteAlerts(db: Database, accountId: number): Promise<void> {
  await db.deleteFrom('favourite_alerts').where('account_id', '=', accountId).execute()
  await db
    .deleteFrom('favourite_news')
    .where('account_id', '=', accountId)
    .where('told_at', 'is', null)
    .execute()
}
