import type { OwnPrices, QuoteCharge } from '@bandari/sdk'
import { minorOf, toDecimal } from '@bandari/sdk/money'
import { localDay } from '../../shared/dates.ts'
import { t } from '../../language/translator.ts'

/** `950`, `950,5` → `950.00`, `950.50`; null for what is no amount of money. */
export function readCharge(text: string): string | null {
  const [, whole = '', part = ''] = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(text.trim()) ?? []
  return whole === '' ? null : `${Number(whole)}.${part.padEnd(2, '0')}`
}

/** What is wrong with a charge, or null. A charge below 1 means not determined (buyer spec §4). */
export function validateCharge(text: string): string | null {
  if (text.trim() === '') return t('staffQuotes.chargeMissing')
  const charge = readCharge(text)
  if (charge === null) return t('staffQuotes.chargeIsAmount')
  return Number(charge) < 1 ? t('staffQuotes.chargeTooLow') : null
}

/** What is wrong with the price of insurance or inspection, which may be left to the tariff. */
export function validateExtra(text: string): string | null {
  return text.trim() === '' ? null : validateCharge(text)
}

/** The sum of the buyer's goods, the highest charge and the extra lines; null while one cannot be read. */
export function totalOf(
  goods: string,
  charges: readonly string[],
  extras: readonly string[] = [],
): string | null {
  const read = charges.map(readCharge)
  if (read.some((charge) => charge === null) || charges.some((text) => validateCharge(text)))
    return null
  if (extras.some((text) => validateExtra(text) !== null)) return null
  const highest = Math.max(...read.map((charge) => minorOf(charge ?? '0.00')))
  const beside = extras.map((text) => minorOf(readCharge(text) ?? '0.00'))
  return toDecimal(beside.reduce((sum, amount) => sum + amount, minorOf(goods) + highest))
}

/**
 * What our own prices ask beside shipping, as the buyer's basket adds it; null where nothing is asked, or while shipping is not
 * typed, of which insurance takes its share.
 */
export function ownExtras(
  prices: OwnPrices | null,
  charges: readonly string[],
): { insurance: string | null; inspection: string | null } {
  const { insured = null, insurance = null, inspection = null } = prices ?? {}
  const read = charges.map(readCharge)
  if (insured === null || insurance === null || read.some((charge) => charge === null))
    return { insurance: null, inspection }
  const highest = Math.max(...read.map((charge) => minorOf(charge ?? '0.00')))
  const share = Math.ceil(((minorOf(insured) + highest) * insurance.basis_points) / 10_000)
  return { insurance: toDecimal(Math.max(minorOf(insurance.minimum), share)), inspection }
}

/** The fields start with the current answer. */
export function initialCharges(charges: readonly QuoteCharge[]): string[] {
  return charges.map(({ shipping_charge }) => shipping_charge ?? '')
}

/** What is wrong with the last day of an answer, `YYYY-MM-DD` or empty, or null. */
export function validateEnd(until: string, today = localDay()): string | null {
  return until !== '' && until < today ? t('staffQuotes.untilPast') : null
}
