import { Card, formatMoney } from '@bandari/ui'
import { type ReactNode, useState } from 'react'
import { usePermissions } from 'react-admin'
import { Link } from 'react-router-dom'
import type { Permissions } from '../providers/auth-provider.ts'
import { may } from '../providers/may.ts'
import { chartScale } from '../shared/chart-scale.ts'
import { dayNames } from '../shared/dates.ts'
import { type Day, ordersOf, totalOf } from './days.ts'
import css from './DaysChart.module.css'
import { DaysTable } from './DaysTable.tsx'

interface DaysChartProps {
  days: readonly Day[]
  currency: string
}

/** Thirty days: turnover above, orders below, and the same figures as a table behind them. */
export function DaysChart({ days, currency }: DaysChartProps) {
  const { permissions } = usePermissions<Permissions>()
  const [pointedAt, setPointedAt] = useState<Day | null>(null)
  const isLinked = may(permissions, 'listSupportOrders')
  return (
    <Card as="section" className={css.chart} aria-labelledby="orders-by-day">
      <div className={css.head}>
        <h2 id="orders-by-day" className={css.title}>
          Orders and turnover by day
        </h2>
        <ul className={css.legend}>
          <li data-series="turnover">Turnover</li>
          <li data-series="placed">Placed</li>
          <li data-series="paid">Paid</li>
        </ul>
      </div>
      <Figures days={days} currency={currency} pointedAt={pointedAt} />
      <Plots days={days} currency={currency}>
        {days.map((day) => (
          <Column key={day.day} day={day} isLinked={isLinked} onPoint={setPointedAt} />
        ))}
      </Plots>
      <p className={css.quiet}>Days are those of UTC. Turnover is of orders paid for on the day.</p>
      <DaysTable days={days} currency={currency} isLinked={isLinked} />
    </Card>
  )
}

/** Of the day under the pointer, or of all thirty. */
function Figures({ days, currency, pointedAt }: DaysChartProps & { pointedAt: Day | null }) {
  const { placed, paid, turnover: amount } = pointedAt ?? totalOf(days)
  return (
    <dl className={css.figures}>
      <div>
        <dt>{pointedAt ? dayNames(pointedAt.day).long : `Last ${days.length} days`}</dt>
        <dd>{formatMoney({ amount, currency })}</dd>
      </div>
      <div>
        <dt>Placed</dt>
        <dd>{placed}</dd>
      </div>
      <div>
        <dt>Paid</dt>
        <dd>{paid}</dd>
      </div>
    </dl>
  )
}

function Plots({ days, currency, children }: DaysChartProps & { children: ReactNode }) {
  const money = new Intl.NumberFormat('en', { style: 'currency', currency, notation: 'compact' })
  return (
    <div className={css.plots} aria-hidden="true">
      <Plot
        height={150}
        print={(value) => money.format(value)}
        bars={days.map(({ day, turnover }) => ({ day, turnover: Number(turnover) }))}
      />
      <Plot
        height={96}
        print={String}
        bars={days.map(({ day, placed, paid }) => ({ day, placed, paid }))}
      />
      <div className={css.labels}>
        {days.map(({ day }) => (
          <span key={day} className={css.label}>
            {dayNames(day).short}
          </span>
        ))}
      </div>
      <div className={css.columns}>{children}</div>
    </div>
  )
}

interface PlotProps {
  height: number
  print: (value: number) => string
  bars: readonly ({ day: string } & Partial<Record<Series, number>>)[]
}

type Series = 'turnover' | 'placed' | 'paid'

const series: readonly Series[] = ['turnover', 'placed', 'paid']

function Plot({ height, print, bars }: PlotProps) {
  const values = bars.flatMap((bar) => series.map((name) => bar[name] ?? 0))
  const scale = chartScale(Math.max(...values))
  const share = (value: number) => `${(value / scale.top) * 100}%`
  return (
    <div className={css.plot} style={{ height }}>
      {scale.lines.map((value) => (
        <div key={value} className={css.line} style={{ bottom: share(value) }}>
          <span className={css.value}>{print(value)}</span>
        </div>
      ))}
      <div className={css.bars}>
        {bars.map(({ day, ...heights }) => (
          <div key={day} className={css.bar}>
            {series.map((name) => {
              const value = heights[name]
              return (
                value !== undefined && (
                  <span key={name} data-series={name} style={{ height: share(value) }} />
                )
              )
            })}
          </div>
        ))}
      </div>
    </div>
  )
}

interface ColumnProps {
  day: Day
  isLinked: boolean
  onPoint: (day: Day | null) => void
}

/** For the pointer alone: the table's links are for keyboards, fingers and screen readers. */
function Column({ day, isLinked, onPoint }: ColumnProps) {
  const pointing = { onMouseEnter: () => onPoint(day), onMouseLeave: () => onPoint(null) }
  return isLinked ? (
    <Link className={css.column} to={ordersOf(day)} tabIndex={-1} {...pointing} />
  ) : (
    <span className={css.column} {...pointing} />
  )
}
