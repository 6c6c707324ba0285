import type { ReportGroup, StepReport } from '@bandari/sdk'
import { Skeleton } from '@bandari/ui'
import { lazy, Suspense } from 'react'
import { t } from '../language/translator.ts'
import { formatCount } from '../shared/format.ts'
import { stepNames } from '../shared/order/step-labels.ts'
import { nameOf } from './report-labels.ts'
import { Compared, ReportTable } from './ReportTable.tsx'

const ReportPlot = lazy(() => import('./ReportPlot.tsx').then((m) => ({ default: m.ReportPlot })))

type Steps = StepReport['totals']
type Days = Steps[number]['now']

interface StepTableProps {
  report: StepReport
  by: ReportGroup
  heading: string
  isLoading: boolean
}

type Row = Steps[number] & { name: string }

/** One line for each step of each group, because a step is what somebody can make quicker. */
export function StepTable({ report, by, heading, isLoading }: StepTableProps) {
  const linesOf = (name: string, steps: Steps): Row[] => steps.map((step) => ({ ...step, name }))
  const { totals } = report
  return (
    <>
      <Suspense fallback={<Skeleton shape="block" height="240px" />}>
        <ReportPlot
          name={t('staffReports.medianByStep')}
          places={totals.map(({ step }) => ({
            short: t(stepNames[step]),
            long: t(stepNames[step]),
          }))}
          series={(['now', 'before', 'year_ago'] as const).map((period) =>
            totals.map((step) => step[period].median_days),
          )}
          print={formatDays}
        />
      </Suspense>
      <ReportTable<Row>
        labelledBy="report-title"
        label={t('staffReports.figures')}
        isLoading={isLoading}
        rows={report.rows.flatMap((row) => linesOf(nameOf(by, row), row.steps))}
        totals={linesOf(t('staffReports.all'), totals)}
        keyOf={({ name, step }) => `${name} ${step}`}
        columns={[
          { heading, cell: ({ name }) => name },
          { heading: t('staffReports.step'), cell: ({ step }) => t(stepNames[step]) },
          { heading: t('staffReports.orders'), cell: ({ now }) => formatCount(now.orders) },
          { heading: t('staffReports.median'), cell: ({ now }) => daysOf(now) },
          { heading: t('staffReports.medianBefore'), cell: ({ before }) => daysOf(before) },
          { heading: t('staffReports.medianYearAgo'), cell: ({ year_ago }) => daysOf(year_ago) },
        ]}
      />
    </>
  )
}

function formatDays(days: number | null): string {
  return days === null ? t('staffReports.unknown') : t('staffReports.days', { count: days })
}

function daysOf({ median_days, slow_days }: Days) {
  const slow = slow_days === null ? null : t('staffReports.slow', { count: slow_days })
  return <Compared amount={formatDays(median_days)} change={slow} />
}
