import type { Order, PaymentReportRequest } from '@bandari/sdk'
import { readAmount } from '@bandari/i18n/format'
import { t } from '../../language/translator.ts'
import { localDay } from '../../shared/dates.ts'

export type ReportMistakes = Partial<Record<keyof PaymentReportRequest, string>>

/** Before anything is typed: all that is missing, sent today. */
export function reportOf({ balance }: Pick<Order, 'balance'>): PaymentReportRequest {
  return { amount: balance.due, paid_on: localDay(), bank: '' }
}

/** What is wrong, field by field; the API has the last word. */
export function validateReport({ amount, paid_on, bank }: PaymentReportRequest): ReportMistakes {
  const read = readAmount(amount)
  return {
    ...((read === null || read === '0.00') && { amount: t('portalAccount.paid.isAmount') }),
    ...(paid_on === '' && { paid_on: t('portalAccount.paid.dayMissing') }),
    ...(bank.trim() === '' && { bank: t('portalAccount.paid.bankMissing') }),
  }
}

/** As the API takes it. */
export function sent({ amount, paid_on, bank }: PaymentReportRequest): PaymentReportRequest {
  return { amount: readAmount(amount) ?? amount, paid_on, bank: bank.trim() }
}
