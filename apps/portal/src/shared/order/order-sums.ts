import type { Sentence } from '@bandari/i18n'
import type { Order } from '@bandari/sdk'
import { costLabel } from '@bandari/ui'
import { t } from '../../language/translator.ts'

export interface SumLine {
  label: Sentence
  amount: string
}

/** What the invoice asks for, line by line. Every amount is the server's; nothing is added up here. */
export function orderSums({ cost_lines }: Pick<Order, 'cost_lines'>): SumLine[] {
  const payable = cost_lines.filter(({ is_payable }) => is_payable)
  const isDiscounted = payable.some(({ kind }) => kind === 'discount')
  return payable.map((line) => ({
    // What is listed above has its price after discount.
    label:
      isDiscounted && line.kind === 'goods' ? t('portal.goodsBeforeDiscount') : costLabel(line),
    amount: line.amount,
  }))
}
