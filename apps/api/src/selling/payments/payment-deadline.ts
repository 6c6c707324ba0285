import type { PaymentReportRequest } from '@bandari/sdk'
import type { OrderStatus } from '../orders/tables.ts'
import { endOfShopDay } from '../../core/shop-day.ts'
import { fromDecimal } from '../../core/money.ts'
import { type PlainOrProblem, problem } from '../../core/problem.ts'
import { amountMistake, dayMistake } from './payment-record.ts'

/** Each report pauses the deadline, so their number is limited: nobody may hold a vehicle for ever. */
export const maxReports = 3

const dayLong = 24 * 3600_000

interface Reportable {
  number: string
  status: OrderStatus
  total: number
  date_placed: Date
  reports: readonly { answered_at: string | null }[]
}

/** Why the buyer of an order cannot say that they have paid; null when they can. */
export function whyNotReportable({ number, status, reports }: Reportable): PlainOrProblem | null {
  if (status !== 'Pending') return problem('order_not_payable', { number, status })
  if (reports.some(({ answered_at }) => answered_at === null)) return 'payment_report_open'
  return reports.length >= maxReports ? 'payment_reports_spent' : null
}

export type ReportResult =
  | { amount: number }
  | { problem: Partial<Record<'amount' | 'paid_on', PlainOrProblem[]>> }

export function validateReport(
  { amount: text, paid_on }: Pick<PaymentReportRequest, 'amount' | 'paid_on'>,
  { total, date_placed }: Pick<Reportable, 'total' | 'date_placed'>,
  now: Date,
): ReportResult {
  const amount = fromDecimal(text) ?? 0
  const wrong = amountMistake(amount, 2 * total)
  const wrongDay = dayMistake(paid_on, date_placed, now)
  if (wrong === null && wrongDay === null) return { amount }
  return {
    problem: { ...(wrong && { amount: [wrong] }), ...(wrongDay && { paid_on: [wrongDay] }) },
  }
}

/** The end of the shop's day: invoices and mails name the day to pay by, so the buyer has the whole of it. */
function endOfDay(time: number): Date {
  return endOfShopDay(new Date(time))
}

export function firstDue(placed: Date, days: number): Date {
  return endOfDay(placed.getTime() + days * dayLong)
}

/** The deadline goes on where it stopped, and leaves at least a day to answer. */
export function resumedDue({ due, reported }: { due: Date; reported: Date }, now: Date): Date {
  const left = Math.max(dayLong, due.getTime() - reported.getTime())
  return endOfDay(now.getTime() + left)
}

/** Days are counted from the deadline, or from now where that is over. */
export function extendedDue(due: Date, days: number, now: Date): Date {
  return endOfDay(Math.max(due.getTime(), now.getTime()) + days * dayLong)
}
