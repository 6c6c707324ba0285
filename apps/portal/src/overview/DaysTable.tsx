import { Link } from 'react-router-dom'
import { dayNames } from '../shared/dates.ts'
import { formatMoney } from '../shared/format.ts'
import { type Day, ordersOf } from './days.ts'
import css from './DaysChart.module.css'
import { t } from '../language/translator.ts'

interface DaysTableProps {
  days: readonly Day[]
  currency: string
  isLinked: boolean
}

/** The chart as a table: readable without sight, and exact to the cent. */
export function DaysTable({ days, currency, isLinked }: DaysTableProps) {
  return (
    <details className={css.behind}>
      <summary>{t('staffOverview.showFigures')}</summary>
      {/* Long names of months make the table wider than a phone. A box that scrolls must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={css.scroll} aria-label={t('staffOverview.figures')} tabIndex={0}>
        <table className={css.table} aria-labelledby="orders-by-day">
          <thead>
            <tr>
              <th scope="col">{t('staffOverview.day')}</th>
              <th scope="col">{t('staffOverview.placed')}</th>
              <th scope="col">{t('staffOverview.paid')}</th>
              <th scope="col">{t('staffOverview.turnover')}</th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map((day) => (
              <tr key={day.day}>
                <th scope="row">
                  {isLinked ? (
                    <Link to={ordersOf(day)}>{dayNames(day.day).long}</Link>
                  ) : (
                    dayNames(day.day).long
                  )}
                </th>
                <td>{day.placed}</td>
                <td>{day.paid}</td>
                <td>{formatMoney({ amount: day.turnover, currency })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  )
}
