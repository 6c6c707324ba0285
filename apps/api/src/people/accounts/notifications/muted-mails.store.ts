import type { Profile } from '@bandari/sdk'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Settings } from '../../../core/settings.ts'
import type { Database } from '../../../platform/db/database.ts'

/** The optional mails of a person, beyond those that orders, payments and the account's safety need. */
export type Notifications = Profile['notifications']
export type NotificationKind = keyof Notifications

/** All are on until they are switched off. */
const allOn: Notifications = {
  commission: true,
  listing_ordered: true,
  order_steps: true,
  weekly_figures: true,
}

export async function notificationsOf(db: Database, accountId: number): Promise<Notifications> {
  const muted = await db
    .selectFrom('muted_mails')
    .select('kind')
    .where('account_id', '=', accountId)
    .execute()
  return { ...allOn, ...Object.fromEntries(muted.map(({ kind }) => [kind, false])) }
}

/** Kinds that are not named stay as they are. */
export async function switchNotifications(
  db: Database,
  { accountId, wanted, now }: { accountId: number; wanted: Partial<Notifications>; now: Date },
): Promise<void> {
  for (const [name, isOn] of Object.entries(wanted)) {
    const kind = name as NotificationKind
    if (isOn) {
      await db
        .deleteFrom('muted_mails')
        .where('account_id', '=', accountId)
        .where('kind', '=', kind)
        .execute()
    } else {
      await db
        .insertInto('muted_mails')
        .values({ account_id: accountId, kind, at: now })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    }
  }
}

/** Whether a row of `accounts` is somebody who can be written to and wants this kind of mail. */
export function wantsMail(kind: NotificationKind): RawBuilder<SqlBool> {
  return sql<SqlBool>`(accounts.is_active and accounts.deleted_at is null and not exists (
    select from muted_mails where account_id = accounts.id and kind = ${kind}))`
}

/** Where such mails are switched off; a sign-in on the way there keeps a query, and no fragment. */
export function notificationSettings({ portalOrigin }: Pick<Settings, 'portalOrigin'>): string {
  return `${portalOrigin}/profile?at=notifications`
}
