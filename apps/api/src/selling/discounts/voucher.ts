import { needsSecond } from '../../core/lone-limits.ts'
import {
  type Benefit,
  isDiscounted,
  type PricedLine,
  totalsOf,
} from '../../pricing/cost-lines/totals.ts'

/** The terms that decide whether a voucher may be used. */
export interface VoucherTerms extends Benefit {
  code: string
  currency: string
  /** The least value of the goods it applies to, in minor units. */
  minGoods: number
  usage: 'single' | 'once-per-customer' | 'unlimited'
  startsAt: Date
  endsAt: Date
}

/** Orders that used it and were not cancelled. */
export interface VoucherUses {
  all: number
  /** Uses of any voucher of its offer, if an offer issued it: each customer takes an offer once. */
  byAccount: number
  /** Whether the customer is staff who has set its terms (decision 30). */
  isOwn: boolean
  /** Cents that codes of the same writer took off for the customer; null where a second person has agreed to this one. */
  alone: number | null
}

export type VoucherResult =
  | 'ok'
  | 'expired'
  | 'used'
  | 'used-by-account'
  | 'own'
  | 'not-qualified'
  | 'second-person'

interface Situation {
  now: Date
  uses: VoucherUses
  lines: PricedLine[]
}

/** May this basket have the voucher's discount now? (contract A19) */
export function voucherResult(
  voucher: VoucherTerms,
  { now, uses, lines }: Situation,
): VoucherResult {
  if (now < voucher.startsAt || now >= voucher.endsAt) return 'expired'
  if (uses.isOwn) return 'own'
  if (voucher.usage === 'single' && uses.all > 0) return 'used'
  if (voucher.usage === 'once-per-customer' && uses.byAccount > 0) return 'used-by-account'
  const goods = lines
    .filter((line) => line.currency === voucher.currency && isDiscounted(line, voucher))
    .reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0)
  if (goods === 0 || goods < voucher.minGoods) return 'not-qualified'
  const { discount } = totalsOf(lines, voucher)
  return uses.alone !== null && needsSecond('discount', { amount: discount, before: uses.alone })
    ? 'second-person'
    : 'ok'
}
