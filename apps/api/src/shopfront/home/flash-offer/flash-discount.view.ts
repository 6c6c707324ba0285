import type { FlashDiscount } from '@bandari/sdk'
import { toDecimal } from '../../../core/money.ts'
import type { FlashRow } from './flash-discount.store.ts'

export function flashDiscountView(row: FlashRow): FlashDiscount {
  return {
    code: row.code,
    amount: toDecimal(row.benefit),
    currency: row.currency,
    min_order: toDecimal(row.min_goods),
    valid_until: row.ends_at.toISOString(),
    product_class: 'cars',
  }
}
