import type { CommissionMonth } from '@bandari/sdk'
import { minorOf, toDecimal } from '@bandari/sdk/money'
import { monthNames } from '../../shared/dates.ts'
import { formatMoney } from '../../shared/format.ts'
import css from './EarningsChart.module.css'
import { t } from '../../language/translator.ts'

export interface EarningsTableProps {
  months: readonly CommissionMonth[]
  currency: string
}

/** The chart as a table: readable without sight, and exact to the cent. */
export function EarningsTable({ months, currency }: EarningsTableProps) {
  const print = (amount: string) => formatMoney({ amount, currency })
  return (
    <details className={css.behind}>
      <summary>{t('portalSupporter.figures')}</summary>
      <table className={css.table} aria-labelledby="earnings-by-month">
        <thead>
          <tr>
            <th scope="col">{t('portalSupporter.month')}</th>
            <th scope="col">{t('portalSupporter.direct')}</th>
            <th scope="col">{t('portalSupporter.downline')}</th>
            <th scope="col">{t('portalSupporter.together')}</th>
          </tr>
        </thead>
        <tbody>
          {months.toReversed().map(({ month, direct, downline }) => (
            <tr key={month}>
              <th scope="row">{monthNames(month).long}</th>
              <td>{print(direct)}</td>
              <td>{print(downline)}</td>
              <td>{print(toDecimal(minorOf(direct) + minorOf(downline)))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
