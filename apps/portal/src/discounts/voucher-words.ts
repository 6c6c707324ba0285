import type { SupportVoucher } from '@bandari/sdk'
import { formatMoney } from '../shared/format.ts'

export const stateWords = {
  open: 'Open',
  coming: 'To come',
  ended: 'Ended',
} as const satisfies Record<SupportVoucher['state'], string>

export const usageWords = {
  unlimited: 'As often as wanted',
  'once-per-customer': 'Once a customer',
  single: 'Once at all',
} as const satisfies Record<SupportVoucher['usage'], string>

export const classWords = {
  vehicles: 'Vehicles',
  cars: 'Cars',
  commercial: 'Commercial vehicles',
  parts: 'Spares',
  other: 'Other goods',
} as const satisfies Record<NonNullable<SupportVoucher['product_class']>, string>

type Benefit = Pick<SupportVoucher, 'kind' | 'benefit' | 'currency'>

/** `5 %` or `$200.00`. */
export function benefitWords({ kind, benefit, currency }: Benefit): string {
  return kind === 'percentage' ? `${Number(benefit)} %` : formatMoney({ amount: benefit, currency })
}

type Terms = Pick<SupportVoucher, 'product_class' | 'min_goods' | 'currency'>

/** What it is for: `Cars from $1,000.00`. */
export function goodsWords({ product_class, min_goods, currency }: Terms): string {
  const goods = product_class === null ? 'All goods' : classWords[product_class]
  if (Number(min_goods) === 0) return goods
  return `${goods} from ${formatMoney({ amount: min_goods, currency })}`
}

export function ordersWords(count: number): string {
  if (count === 0) return 'no order'
  return count === 1 ? '1 order' : `${count} orders`
}
