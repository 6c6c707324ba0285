import type { Language } from '@bandari/i18n'
import { sql } from 'kysely'
import { wantsMail } from '../../people/accounts/notifications/muted-mails.store.ts'
import type { Database } from '../../platform/db/database.ts'

export interface FigureReader {
  id: number
  email: string
  first_name: string
  language: Language
}

/** Sellers who were not told of this week yet and want to be, after an account. */
export async function listDueReaders(
  db: Database,
  { week, after, most }: { week: string; after: number; most: number },
): Promise<FigureReader[]> {
  const { rows } = await sql<FigureReader>`
    select id, email, first_name, language from accounts
    where seller_status = 'approved' and id > ${after} and ${wantsMail('weekly_figures')}
      and not exists (select from figure_mails where account_id = accounts.id and week = ${week})
      and exists (select from products where vendor_id = accounts.id)
    order by id limit ${most}`.execute(db)
  return rows
}

/** Whether nobody has told them of this week before. */
export async function takeWeek(db: Database, accountId: number, week: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('figure_mails')
    .values({ account_id: accountId, week })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

export async function forgetWeeks(db: Database, before: string): Promise<void> {
  await sql`delete from figure_mails where week < ${before}`.execute(db)
}
