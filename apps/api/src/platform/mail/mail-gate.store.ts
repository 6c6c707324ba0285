import { sql } from 'kysely'
import type { Database } from '../db/database.ts'

/** Mails that somebody other than their reader can trigger, repeatedly. */
export type GatedMail =
  | 'activate'
  | 'reset'
  | 'quote'
  | 'acknowledgement'
  | 'sign-in-alert'
  | 'offer'

interface Gate {
  kind: GatedMail
  /** The person or record that the mail is about, by its kind. */
  about: string
}

const minute = 60_000
const hour = 60 * minute

/** The least time between two mails of a kind, in milliseconds. */
const minIntervals: Readonly<Record<GatedMail, number>> = {
  activate: 2 * minute,
  reset: 2 * minute,
  quote: 2 * minute,
  acknowledgement: 2 * minute,
  'sign-in-alert': 24 * hour,
  offer: 2 * minute,
}
const mostInHour = 6

/**
 * Whether a mail may leave now; if so it counts as sent. If not, the caller still gets the usual answer: the earlier
 * mail is in the inbox. The row is locked until the transaction ends, so of two calls at once one sends.
 */
export async function mayMail(db: Database, { kind, about }: Gate, now: Date): Promise<boolean> {
  const restedSince = new Date(now.getTime() - minIntervals[kind])
  const hourAgo = new Date(now.getTime() - hour)
  const opened = await db
    .insertInto('mail_gates')
    .values({ kind, about, sent_at: now, hour_began_at: now, sent_in_hour: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'about'])
        .doUpdateSet({
          sent_at: now,
          hour_began_at: sql<Date>`case when mail_gates.hour_began_at <= ${hourAgo} then ${now} else mail_gates.hour_began_at end`,
          sent_in_hour: sql<number>`case when mail_gates.hour_began_at <= ${hourAgo} then 1 else mail_gates.sent_in_hour + 1 end`,
        })
        .where('mail_gates.sent_at', '<=', restedSince)
        .where((row) =>
          row.or([
            row('mail_gates.hour_began_at', '<=', hourAgo),
            row('mail_gates.sent_in_hour', '<', mostInHour),
          ]),
        ),
    )
    .returning('kind')
    .executeTakeFirst()
  return opened !== undefined
}

/** The link of the last mail was used, so the next mail may leave at once. */
export async function reopenGate(db: Database, { kind, about }: Gate): Promise<void> {
  await db.deleteFrom('mail_gates').where('kind', '=', kind).where('about', '=', about).execute()
}
