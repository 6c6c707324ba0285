import type { Voucher, VoucherDiscount } from '@bandari/sdk'
import { toDecimal } from '../../core/money.ts'
import type { VoucherRow } from './voucher.store.ts'

type ShownVoucher = Pick<
  VoucherRow,
  'code' | 'name' | 'kind' | 'benefit' | 'currency' | 'starts_at' | 'ends_at'
>

export function voucherView({ name, code, starts_at, ends_at }: ShownVoucher): Voucher {
  return {
    name,
    code,
    kind: 'discount',
    start_datetime: starts_at.toISOString(),
    end_datetime: ends_at.toISOString(),
  }
}

/** The discount that a voucher gave, as baskets and orders list it; nothing where it gave none. */
export function voucherDiscounts(voucher: ShownVoucher | null, amount: number): VoucherDiscount[] {
  if (!voucher || amount === 0) return []
  return [
    {
      name: voucher.name,
      description: describe(voucher),
      amount: toDecimal(amount),
      voucher: voucherView(voucher),
    },
  ]
}

/** `200 USD off`, `7.5% off`: hundredths either way. */
function describe({ kind, benefit, currency }: ShownVoucher): string {
  const figure = toDecimal(benefit).replace(/\.?0+$/, '')
  return kind === 'fixed' ? `${figure} ${currency} off` : `${figure}% off`
}
