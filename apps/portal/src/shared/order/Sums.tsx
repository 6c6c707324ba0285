import { formatMoney } from '../format.ts'
import type { SumLine } from './order-sums.ts'
import css from './Sums.module.css'
import { formatSentence, t } from '../../language/translator.ts'

export interface SumsProps {
  lines: readonly SumLine[]
  total: string
  currency: string
}

export function Sums({ lines, total, currency }: SumsProps) {
  return (
    <dl className={css.sums}>
      {lines.map(({ label, amount }, position) => (
        <div key={`${position} ${formatSentence(label)}`} className={css.row}>
          <dt>{formatSentence(label)}</dt>
          <dd>{formatMoney({ amount, currency })}</dd>
        </div>
      ))}
      <div className={css.total}>
        <dt>{t('portal.totalWithTax')}</dt>
        <dd>{formatMoney({ amount: total, currency })}</dd>
      </div>
    </dl>
  )
}
