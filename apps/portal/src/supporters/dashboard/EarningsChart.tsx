import type { CommissionSummary } from '@bandari/sdk'
import { Card, formatMoney } from '@bandari/ui'
import { monthNames } from '../../shared/dates.ts'
import { type ChartScale, chartScale } from '../../shared/chart-scale.ts'
import { EarningsTable } from './EarningsTable.tsx'
import css from './EarningsChart.module.css'

/** Twelve months, direct and downline on top of each other, with the same figures as a table behind it. */
export function EarningsChart({ summary }: { summary: CommissionSummary }) {
  const { months, currency } = summary
  const highest = Math.max(...months.map(({ direct, downline }) => up(direct) + up(downline)))
  return (
    <Card as="section" className={css.chart} aria-labelledby="earnings-by-month">
      <div className={css.head}>
        <h2 id="earnings-by-month" className={css.title}>
          Earnings by month
        </h2>
        <ul className={css.legend}>
          <li data-series="direct">Direct</li>
          <li data-series="downline">Downline</li>
        </ul>
      </div>
      {highest === 0 && <p className={css.quiet}>No earnings in the last twelve months yet.</p>}
      <Plot summary={summary} scale={chartScale(highest)} />
      <EarningsTable months={months} currency={currency} />
    </Card>
  )
}

/** A month whose reversals outweigh its earnings has no bar; the table has its figures. */
function up(amount: string): number {
  return Math.max(Number(amount), 0)
}

function Plot({ summary, scale }: { summary: CommissionSummary; scale: ChartScale }) {
  const { months, currency } = summary
  const share = (value: number) => `${(value / scale.top) * 100}%`
  const print = (value: number) => formatMoney({ amount: String(value), currency, decimals: 0 })
  return (
    <div className={css.plot} aria-hidden="true">
      <div className={css.area}>
        {scale.lines.map((value) => (
          <div key={value} className={css.line} style={{ bottom: share(value) }}>
            <span className={css.value}>{print(value)}</span>
          </div>
        ))}
        <div className={css.bars}>
          {months.map(({ month, direct, downline }) => (
            <div key={month} className={css.month} title={monthNames(month).long}>
              <div className={css.bar}>
                <span data-series="downline" style={{ height: share(up(downline)) }} />
                <span data-series="direct" style={{ height: share(up(direct)) }} />
              </div>
              <span className={css.label}>{monthNames(month).short}</span>
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}
