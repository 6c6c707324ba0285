import type { PlainMessageId } from '@bandari/i18n'
import type { SupportVoucher } from '@bandari/sdk'
import { t, translator } from '../../language/translator.ts'
import { formatMoney } from '../../shared/format.ts'

export const stateLabels = {
  open: 'staffDiscounts.state.open',
  coming: 'staffDiscounts.state.coming',
  ended: 'staffDiscounts.state.ended',
} as const satisfies Record<SupportVoucher['state'], PlainMessageId>

export const usageLabels = {
  unlimited: 'staffDiscounts.usage.unlimited',
  'once-per-customer': 'staffDiscounts.usage.oncePerCustomer',
  single: 'staffDiscounts.usage.single',
} as const satisfies Record<SupportVoucher['usage'], PlainMessageId>

export const classLabels = {
  vehicles: 'staffDiscounts.class.vehicles',
  cars: 'staffDiscounts.class.cars',
  commercial: 'staffDiscounts.class.commercial',
  parts: 'staffDiscounts.class.parts',
  other: 'staffDiscounts.class.other',
} as const satisfies Record<NonNullable<SupportVoucher['product_class']>, PlainMessageId>

type Benefit = Pick<SupportVoucher, 'kind' | 'benefit' | 'currency'>

/** `5 %` or `$200.00`. */
export function benefitLabel({ kind, benefit, currency }: Benefit): string {
  if (kind === 'fixed') return formatMoney({ amount: benefit, currency })
  const percent = new Intl.NumberFormat(translator.locale).format(Number(benefit))
  return t('staffDiscounts.percent', { percent })
}

type Terms = Pick<SupportVoucher, 'product_class' | 'min_goods' | 'currency'>

/** What it is for: `Cars from $1,000.00`. */
export function goodsLabel({ product_class, min_goods, currency }: Terms): string {
  const goods = t(product_class === null ? 'staffDiscounts.allGoods' : classLabels[product_class])
  if (Number(min_goods) === 0) return goods
  const amount = formatMoney({ amount: min_goods, currency })
  return t('staffDiscounts.goodsFrom', { goods, amount })
}

export function orderCountLabel(count: number): string {
  return t('staffDiscounts.orders', { count })
}
