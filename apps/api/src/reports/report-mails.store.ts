import type { Language } from '@bandari/i18n'
import { staffRoles } from '@bandari/sdk/staff'
import { sql } from 'kysely'
import type { Database } from '../platform/db/database.ts'

export interface MailedReport {
  id: number
  name: string
  query: string
  email: string
  first_name: string
  language: Language
}

/** Reports go to nobody who may not open them by now, whatever they might when they saved them. */
const mayRead = sql<boolean>`(accounts.is_active and accounts.deactivated_at is null and accounts.deleted_at is null
  and accounts.staff_role = any(${['admin', ...(staffRoles.getTurnoverReport ?? [])]}::text[]))`

const mailedViews = sql`saved_views join accounts on accounts.id = saved_views.account_id
  where list = 'support/reports' and is_mailed and ${mayRead}`

/** Reports that were not mailed in this week yet, after one. */
export async function listDueReports(
  db: Database,
  { week, after, most }: { week: string; after: number; most: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select saved_views.id from ${mailedViews} and saved_views.id > ${after}
      and not exists (select from report_mails where view_id = saved_views.id and week = ${week})
    order by saved_views.id limit ${most}`.execute(db)
  return rows.map(({ id }) => id)
}

/** As it is now, with its owner; undefined where it is mailed no more. Neither is changed until the transaction ends. */
export async function lockMailedReport(
  db: Database,
  id: number,
): Promise<MailedReport | undefined> {
  const { rows } = await sql<MailedReport>`
    select saved_views.id, name, query, email, first_name, language
    from ${mailedViews} and saved_views.id = ${id} for update of saved_views for share of accounts`.execute(
    db,
  )
  return rows[0]
}

/** Whether nobody has mailed it in this week before. */
export async function takeWeek(db: Database, viewId: number, week: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('report_mails')
    .values({ view_id: viewId, week })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}
