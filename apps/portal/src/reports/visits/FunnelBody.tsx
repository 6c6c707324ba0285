import type { FunnelFigures, FunnelReport } from '@bandari/sdk'
import { Card, EmptyState, Notice, Skeleton } from '@bandari/ui'
import BarChart from '@mui/icons-material/BarChartOutlined'
import { lazy, Suspense } from 'react'
import { useDataProvider } from 'react-admin'
import { t } from '../../language/translator.ts'
import { LoadFailure } from '../../layout/LoadFailure.tsx'
import type { PortalDataProvider } from '../../providers/data-provider.ts'
import { useOperation } from '../../providers/use-operation.ts'
import { formatDay } from '../../shared/dates.ts'
import { formatCount } from '../../shared/format.ts'
import { formatSpan } from '../report-labels.ts'
import css from '../Reports.module.css'
import { Compared, ReportTable } from '../ReportTable.tsx'
import { CsvButton } from './CsvButton.tsx'
import { groupLabels, rowName, stepLabels, steps } from './visit-labels.ts'
import type { funnelQuestion } from './visit-state.ts'

// The drawing weighs more than the rest of the page, and the figures need not wait for it.
const VisitPlot = lazy(() => import('./VisitPlot.tsx').then((m) => ({ default: m.VisitPlot })))

type Question = NonNullable<ReturnType<typeof funnelQuestion>>

// What was shown stays, faded, while another period is read.
const staying = { placeholderData: <Data,>(before: Data | undefined) => before }

/** How many people searched, looked and bought. */
export function FunnelBody({ question }: { question: Question }) {
  const { exportFunnel } = useDataProvider<PortalDataProvider>()
  const { data, error, refetch, isPlaceholderData } = useOperation(
    'getFunnelReport',
    { query: question },
    staying,
  )
  if (error)
    return (
      <LoadFailure error={error} title={t('staffVisits.failed')} onRetry={() => void refetch()} />
    )
  if (!data) return <Skeleton shape="block" height="420px" />
  return (
    <Card as="section" className={css.card} aria-labelledby="visits-title">
      <div className={css.head}>
        <h2 id="visits-title" className={css.title}>
          {t('staffReports.titleOf', {
            report: t('staffVisits.funnel'),
            span: formatSpan(data.now),
          })}
        </h2>
        <div className={css.files}>
          <CsvButton load={() => exportFunnel(question)} />
        </div>
      </div>
      <p className={css.quiet}>
        {t('staffVisits.comparedWith', { before: formatSpan(data.before) })}
      </p>
      <Gaps report={data} />
      {data.rows.length === 0 ? (
        <EmptyState icon={<BarChart />} title={t('staffVisits.noRows')}>
          {t('staffVisits.noRowsWhat')}
        </EmptyState>
      ) : (
        <Figures report={data} by={question.by} isLoading={isPlaceholderData} />
      )}
      {data.left_out > 0 && (
        <p className={css.quiet}>{t('staffVisits.leftOut', { count: data.left_out })}</p>
      )}
      <Meanings />
    </Card>
  )
}

/** What the figures do not know. */
function Gaps({ report: { before, counted_since, uncounted } }: { report: FunnelReport }) {
  return (
    <>
      {counted_since === null && <Notice>{t('staffVisits.countedNever')}</Notice>}
      {counted_since !== null && counted_since > before.from && (
        <Notice>{t('staffVisits.countedSince', { day: formatDay(counted_since) })}</Notice>
      )}
      {uncounted > 0 && <Notice>{t('staffReports.uncounted', { count: uncounted })}</Notice>}
    </>
  )
}

interface FiguresProps {
  report: FunnelReport
  by: Question['by']
  isLoading: boolean
}

type Row = Omit<FunnelReport['rows'][number], 'label'>

function Figures({ report: { rows, totals }, by, isLoading }: FiguresProps) {
  return (
    <>
      <Suspense fallback={<Skeleton shape="block" height="240px" />}>
        <VisitPlot
          name={t('staffVisits.funnel')}
          places={steps.map((step) => ({ short: t(stepLabels[step]), long: t(stepLabels[step]) }))}
          series={(['now', 'before'] as const).map((period) => ({
            label: t(period === 'now' ? 'staffVisits.now' : 'staffVisits.before'),
            data: steps.map((step) => totals[period][step]),
          }))}
          print={formatPeople}
        />
      </Suspense>
      <ReportTable<Row>
        labelledBy="visits-title"
        label={t('staffVisits.figures')}
        isLoading={isLoading}
        rows={rows}
        totals={[{ key: totalKey, ...totals }]}
        keyOf={({ key }) => key ?? ''}
        columns={[
          {
            heading: t(groupLabels[by]),
            cell: ({ key }) => (key === totalKey ? t('staffVisits.total') : rowName(by, key)),
          },
          ...steps.map((step) => ({
            heading: t(stepLabels[step]),
            cell: stepCell(step),
          })),
        ]}
      />
    </>
  )
}

const totalKey = '='

const stepCell =
  (step: keyof FunnelFigures) =>
  ({ now, before }: Row) => (
    <Compared amount={formatPeople(now[step])} change={changeFrom(before?.[step] ?? null)} />
  )

/** Of what was not counted before nothing is said: the notice above the table does. */
function changeFrom(before: number | null): string | null {
  return before === null ? null : t('staffVisits.beforeIs', { count: formatCount(before) })
}

/** What nobody counted is said, and is no 0. */
function formatPeople(count: number | null): string {
  return count === null ? t('staffVisits.unknown') : formatCount(count)
}

const meanings = [
  'staffVisits.what.searched',
  'staffVisits.what.opened',
  'staffVisits.what.priced',
  'staffVisits.what.basket',
  'staffVisits.what.ordered',
  'staffVisits.what.paid',
  'staffVisits.what.country',
  'staffVisits.what.language',
  'staffVisits.what.source',
  'staffVisits.what.nobody',
] as const

function Meanings() {
  return (
    <details>
      <summary>{t('staffVisits.what')}</summary>
      <ul>
        {meanings.map((id) => (
          <li key={id}>{t(id)}</li>
        ))}
      </ul>
    </details>
  )
}
