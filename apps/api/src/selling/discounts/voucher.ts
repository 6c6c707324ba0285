import {
  type DiscountedClass,
  isDiscounted,
  type PricedLine,
} from '../../pricing/cost-lines/totals.ts'

/** The terms that decide whether a voucher may be used. */
export interface VoucherTerms {
  code: string
  currency: string
  /** Minor units that the goods it is for must reach. */
  minGoods: number
  productClass: DiscountedClass | null
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
}

export type VoucherResult = 'ok' | 'expired' | 'used' | 'used-by-account' | 'own' | 'not-qualified'

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
  return goods > 0 && goods >= voucher.minGoods ? 'ok' : 'not-qualified'
}
