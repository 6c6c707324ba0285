import type { CommissionSummary } from '@bandari/sdk'
import { Bars } from '../../shared/charts/Bars.tsx'
import { stripes } from '../../shared/charts/StripePattern.tsx'
import { monthNames } from '../../shared/dates.ts'
import { formatMoney } from '../../shared/format.ts'
import { t } from '../../language/translator.ts'

/** Direct and downline on top of each other. */
export function EarningsPlot({ summary }: { summary: CommissionSummary }) {
  const { months, currency } = summary
  const series = (label: string, of: 'direct' | 'downline', color: string) => ({
    label,
    color,
    stack: 'month',
    data: months.map((month) => up(month[of])),
    valueFormatter: (_: number | null, { dataIndex }: { dataIndex: number }) =>
      formatMoney({ amount: months[dataIndex]?.[of] ?? '0', currency }),
  })
  return (
    <Bars
      name={t('portalSupporter.earnings')}
      height={276}
      places={months.map(({ month }) => monthNames(month))}
      print={(value) => formatMoney({ amount: String(value), currency, decimals: 0 })}
      series={[
        series(t('portalSupporter.direct'), 'direct', 'var(--link)'),
        series(t('portalSupporter.downline'), 'downline', stripes),
      ]}
    />
  )
}

/** A month whose reversals outweigh its earnings has no bar; tooltip and table have its figures. */
function up(amount: string): number {
  return Math.max(Number(amount), 0)
}
