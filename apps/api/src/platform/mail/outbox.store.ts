import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Database, DatabaseTransaction } from '../db/database.ts'
import { attemptsAtMost } from '../jobs/run-jobs.ts'
import { addFailedJob } from '../jobs/queue.store.ts'
import { secondsUntilRetry } from './back-off.ts'

/** The job that sends one mail again after all its attempts, when staff ask for it. */
export const resendMailJob = 'deliver-mail-again'

export interface OutgoingMail {
  to: string
  subject: string
  text: string
  html: string
  /** The order whose pro-forma invoice is attached. */
  attachProFormaOf?: number
  /** The order it is about. */
  orderId?: number
  /** Where its reader switches such mails off; absent for mails that cannot be switched off. */
  settingsUrl?: string | undefined
  /** The account whose alerts it tells: its reader stops them by one POST to `settingsUrl` (RFC 8058). */
  alertsOf?: number
}

export interface WaitingMail extends OutgoingMail {
  id: number
  messageId: string
  attempts: number
}

/** Puts a mail into the transaction that causes it; the worker sends it once that is committed. */
export async function enqueueMail(db: Database, mail: OutgoingMail): Promise<void> {
  await db
    .insertInto('outbox')
    .values({
      recipient: mail.to,
      subject: mail.subject,
      body_text: mail.text,
      body_html: mail.html,
      attach_pro_forma_of: mail.attachProFormaOf ?? null,
      order_id: mail.orderId ?? null,
      settings_url: mail.settingsUrl ?? null,
      alerts_of: mail.alertsOf ?? null,
      message_id: randomUUID(),
      // Due at once by any process's clock.
      next_attempt_at: new Date(0),
    })
    .execute()
}

/** Deletes the alerts of an account that have not left; waits for one that is leaving. */
export async function deleteWaitingAlerts(db: Database, accountId: number): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where('alerts_of', '=', accountId)
    .where('sent_at', 'is', null)
    .execute()
}

/** Locks one mail that is due and that no other worker holds, until the transaction ends. */
export async function takeDueMail(tx: DatabaseTransaction, now: Date): Promise<WaitingMail | null> {
  const row = await unsent(tx)
    .where('next_attempt_at', '<=', now)
    .orderBy('next_attempt_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return row ? mailOf(row) : null
}

/** The mail of this id, due or not; null when it was sent or another worker holds it. */
export async function takeUnsentMail(
  tx: DatabaseTransaction,
  id: number,
): Promise<WaitingMail | null> {
  const row = await unsent(tx).where('id', '=', id).executeTakeFirst()
  return row ? mailOf(row) : null
}

/** A mail about that order, sent or not. */
export async function findMailAbout(
  db: Database,
  { id, orderId }: { id: number; orderId: number },
): Promise<(WaitingMail & { isSent: boolean }) | null> {
  const row = await db
    .selectFrom('outbox')
    .select(mailColumns)
    .select('sent_at')
    .where('id', '=', id)
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  return row ? { ...mailOf(row), isSent: row.sent_at !== null } : null
}

const mailColumns = [
  'id',
  'recipient',
  'subject',
  'body_text',
  'body_html',
  'attach_pro_forma_of',
  'order_id',
  'settings_url',
  'alerts_of',
  'message_id',
  'attempts',
] as const

function unsent(tx: DatabaseTransaction) {
  return tx
    .selectFrom('outbox')
    .select(mailColumns)
    .where('sent_at', 'is', null)
    .forUpdate()
    .skipLocked()
}

type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof unsent>['executeTakeFirst']>>>

function mailOf(row: Row): WaitingMail {
  return {
    id: row.id,
    to: row.recipient,
    subject: row.subject,
    text: row.body_text,
    html: row.body_html,
    messageId: row.message_id,
    attempts: row.attempts,
    ...(row.attach_pro_forma_of === null ? {} : { attachProFormaOf: row.attach_pro_forma_of }),
    ...(row.order_id === null ? {} : { orderId: row.order_id }),
    ...(row.settings_url === null ? {} : { settingsUrl: row.settings_url }),
    ...(row.alerts_of === null ? {} : { alertsOf: row.alerts_of }),
  }
}

/**
 * `forget` removes the bodies: an activation or reset link is a secret that left with the mail. Mails about an order
 * hold no secret, and support reads them again.
 */
export async function markSent(
  tx: DatabaseTransaction,
  { id, attempts, orderId }: WaitingMail,
  { now, forget }: { now: Date; forget: boolean },
): Promise<void> {
  await tx
    .updateTable('outbox')
    .set({ sent_at: now, attempts: attempts + 1, last_error: null })
    .$if(forget && orderId === undefined, (update) => update.set({ body_text: '', body_html: '' }))
    .where('id', '=', id)
    .execute()
}

export async function markFailed(
  tx: DatabaseTransaction,
  { id, attempts }: WaitingMail,
  { now, reason }: { now: Date; reason: string },
): Promise<void> {
  const wait = secondsUntilRetry(attempts + 1)
  await tx
    .updateTable('outbox')
    .set({
      attempts: attempts + 1,
      last_error: reason.slice(0, 500),
      next_attempt_at:
        wait === null ? sql<Date>`'infinity'::timestamptz` : new Date(now.getTime() + wait * 1000),
    })
    .where('id', '=', id)
    .execute()
  if (wait === null) {
    await addFailedJob(tx, { name: resendMailJob, subject: id, reason, attempts: attemptsAtMost })
  }
}
