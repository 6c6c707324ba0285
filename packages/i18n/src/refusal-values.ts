import { formatAmount, formatMoment, formatMoneyByCode, withoutCents } from './format/index.ts'
import { readAmount } from './format/read-amount.ts'
import { localeOf, sourceLanguage } from './languages.ts'
import type { PlainMessageId, Translator } from './translator.ts'

/** Formats a value of a refusal, as the API sends it, for a sentence. */
type FormatValue = (value: string, translator: Translator) => string

const orderStatuses: Readonly<Record<string, PlainMessageId>> = {
  Pending: 'portal.status.pending',
  'Payment Declined': 'portal.status.declined',
  Authorized: 'portal.status.authorized',
  Shipped: 'portal.status.shipped',
  Canceled: 'portal.status.canceled',
}

const vendorStatuses: Readonly<Record<string, PlainMessageId>> = {
  none: 'staffVendors.status.none',
  pending: 'staffVendors.status.pending',
  approved: 'staffVendors.status.approved',
  suspended: 'staffVendors.status.suspended',
}

/** English uses the API's own word: its sentences are the specification's, word for word. */
const named =
  (names: Readonly<Record<string, PlainMessageId>>): FormatValue =>
  (value, { language, t }) => {
    const id = names[value]
    return id === undefined || language === sourceLanguage ? value : t(id)
  }

/** `USD 4,500.00`, `4,500.00` → `4 500,00 USD`, `4 500,00`. */
const money: FormatValue = (value, { language, locale }) => {
  const [, currency] = /^([A-Z]{3}) /.exec(value) ?? []
  const amount = readAmount(value, currency)
  if (amount === null || language === sourceLanguage) return value
  return currency === undefined
    ? formatAmount(amount, locale)
    : formatMoneyByCode({ amount, currency, decimals: withoutCents.has(currency) ? 0 : 2 }, locale)
}

/** ISO 8601 → `1 December 2026, 00:00 UTC`. */
const moment: FormatValue = (value, { language }) =>
  value === '' ? '' : `${formatMoment(value, localeOf(language))} UTC`

const status = named(orderStatuses)
const vendorStatus = named(vendorStatuses)

const kinds: Readonly<Record<string, Readonly<Record<string, FormatValue>>>> = {
  deletion_balance: { amount: money },
  order_not_payable: { status },
  order_over: { status },
  order_status_invalid: { wanted: status, status },
  order_total_final: { status },
  refund_too_large: { amount: money },
  seller_status_invalid: { wanted: vendorStatus, status: vendorStatus },
  shelf_of_others: { price: money },
  statement_sum: { printed: money, counted: money },
  step_of_state: { status },
  tariff_overlaps: { price: money, from: moment, to: moment },
}

/** Formats the values of a refusal for its sentence in the translator's language: names of states, money and days. */
export function refusalValues(
  code: string,
  values: Readonly<Record<string, string | number>>,
  translator: Translator,
): Record<string, string | number> {
  const words = kinds[code] ?? {}
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      words[name]?.(String(value), translator) ?? value,
    ]),
  )
}
