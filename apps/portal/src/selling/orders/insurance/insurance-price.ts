import type { SupportOrder } from '@bandari/sdk'
import { formatMoney } from '../../../shared/format.ts'
import { t } from '../../../language/translator.ts'
import { readAmount } from '@bandari/i18n/format'

type InsuredOrder = Pick<SupportOrder, 'total_incl_tax' | 'currency'>

/** What is wrong with a price, or null. */
export function priceMistake(
  text: string,
  { total_incl_tax: amount, currency }: InsuredOrder,
): string | null {
  const read = readAmount(text)
  if (read === null || cents(read) === 0) return t('staffOrders.isAmount')
  if (cents(read) <= cents(amount)) return null
  return t('staffOrders.insuranceTooHigh', { total: formatMoney({ amount, currency }) })
}

/** What the order comes to with it; null while there is no price. */
export function newTotal(text: string, order: InsuredOrder): string | null {
  const read = readAmount(text)
  if (read === null || priceMistake(text, order) !== null) return null
  const sum = cents(order.total_incl_tax) + cents(read)
  return `${Math.floor(sum / 100)}.${String(sum % 100).padStart(2, '0')}`
}

/** Reads the API's decimal text with two decimals. */
function cents(amount: string): number {
  return Number(amount.replace('.', ''))
}
