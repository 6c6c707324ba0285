import { Link } from 'react-router-dom'
import { dayNames } from '../shared/dates.ts'
import { formatMoney } from '../shared/format.ts'
import { type Day, ordersOf } from './days.ts'
import css from './DaysChart.module.css'

interface DaysTableProps {
  days: readonly Day[]
  currency: string
  isLinked: boolean
}

/** The chart in words, for whoever cannot see it or wants the cents. */
export function DaysTable({ days, currency, isLinked }: DaysTableProps) {
  return (
    <details className={css.behind}>
      <summary>Show the figures</summary>
      <table className={css.table} aria-labelledby="orders-by-day">
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Placed</th>
            <th scope="col">Paid</th>
            <th scope="col">Turnover</th>
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
    </details>
  )
}
