import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { PrivateFileType } from '../../platform/private-files/file-name.ts'
import { isMoneyUnderWay } from './methods.store.ts'
import { hasMoney } from './payments.store.ts'

/** Whether the buyer of the outer query's order says that the money is on its way, and nobody has looked yet. */
export const hasOpenReport = sql<boolean>`exists (
  select from payment_reports where payment_reports.order_id = orders.id and answered_at is null)`

/** Whether the outer query's order is kept past its deadline: money of it is here, or is said to be on its way. */
export function isDeadlinePaused(): RawBuilder<boolean> {
  return sql<boolean>`(${hasMoney} or ${hasOpenReport} or ${isMoneyUnderWay()})`
}

export function isOverdue(now: Date): RawBuilder<SqlBool> {
  return sql`orders.status = 'Pending' and orders.payment_due < ${now} and not ${isDeadlinePaused()}`
}

export interface PaymentReport {
  orderId: number
  amount: number
  currency: string
  /** `YYYY-MM-DD`. */
  paidOn: string
  bank: string
  now: Date
}

export async function insertReport(
  db: Database,
  { orderId, amount, currency, paidOn, bank, now }: PaymentReport,
): Promise<void> {
  await db
    .insertInto('payment_reports')
    .values({
      order_id: orderId,
      amount,
      currency,
      paid_on: paidOn,
      bank,
      reported_at: now,
    })
    .execute()
}

export interface ReportAnswer {
  orderId: number
  isFound: boolean
  note: string | null
  actorId: number | null
  now: Date
}

/** Closes the open report of a locked order; when it was made, or null where none was open. */
export async function answerReport(
  db: Database,
  { orderId, isFound, note, actorId, now }: ReportAnswer,
): Promise<Date | null> {
  const answered = await db
    .updateTable('payment_reports')
    .set({ is_found: isFound, note, answered_by: actorId, answered_at: now })
    .where('order_id', '=', orderId)
    .where('answered_at', 'is', null)
    .returning('reported_at')
    .executeTakeFirst()
  return answered?.reported_at ?? null
}

export async function setPaymentDue(
  db: Database,
  { orderId, due }: { orderId: number; due: Date },
): Promise<void> {
  await db.updateTable('orders').set({ payment_due: due }).where('id', '=', orderId).execute()
}

export interface PaymentExtension {
  orderId: number
  dueBefore: Date
  dueAfter: Date
  reason: string
  actorId: number
  now: Date
}

/** A second one of the same order is refused by its key. */
export async function insertExtension(
  db: Database,
  { orderId, dueBefore, dueAfter, reason, actorId, now }: PaymentExtension,
): Promise<void> {
  await db
    .insertInto('payment_extensions')
    .values({
      order_id: orderId,
      due_before: dueBefore,
      due_after: dueAfter,
      reason,
      actor_id: actorId,
      at: now,
    })
    .execute()
}

export interface ReportRow {
  amount: number
  currency: string
  paid_on: string
  bank: string
  reported_at: string
  is_found: boolean | null
  note: string | null
  answered_at: string | null
  by: string | null
  slips: SlipRow[]
}

/** A transfer slip beside a report. */
export interface SlipRow {
  id: number
  file_name: string
  file_type: PrivateFileType
  at: string
}

export interface ExtensionRow {
  due_before: string
  due_after: string
  reason: string
  at: string
  by: string
}

const iso = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const slipsOfReport = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('id', payment_slips.id, 'file_name', name, 'file_type', type,
    'at', ${iso('payment_slips.at')}) order by payment_slips.id), '[]')
  from payment_slips join private_files on private_files.id = file_id where report_id = payment_reports.id)`

/** What the buyer of the outer query's order said of payments, oldest first. */
export const reportsOfOrder = sql<ReportRow[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('amount', amount, 'currency', payment_reports.currency, 'paid_on', paid_on,
    'bank', bank, 'reported_at', ${iso('reported_at')}, 'is_found', is_found, 'note', note,
    'answered_at', ${iso('answered_at')}, 'by', staff.first_name || ' ' || staff.last_name, 'slips', ${slipsOfReport}) order by payment_reports.id), '[]')
  from payment_reports left join accounts as staff on staff.id = answered_by
  where payment_reports.order_id = orders.id)`

/** The more time that the outer query's order was given; null for none. */
export const extensionOfOrder = sql<ExtensionRow | null>`(
  select jsonb_build_object('due_before', ${iso('due_before')}, 'due_after', ${iso('due_after')}, 'reason', reason,
    'at', ${iso('at')}, 'by', staff.first_name || ' ' || staff.last_name)
  from payment_extensions join accounts as staff on staff.id = actor_id
  where payment_extensions.order_id = orders.id)`
