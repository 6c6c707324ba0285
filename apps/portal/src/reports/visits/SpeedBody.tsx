import type { VitalSet, VitalsReport } from '@bandari/sdk'
import { Button, Card, EmptyState, Skeleton } from '@bandari/ui'
import Speed from '@mui/icons-material/SpeedOutlined'
import { lazy, type ReactNode, Suspense } from 'react'
import { useDataProvider } from 'react-admin'
import { t } from '../../language/translator.ts'
import { LoadFailure } from '../../layout/LoadFailure.tsx'
import type { PortalDataProvider } from '../../providers/data-provider.ts'
import { useOperation } from '../../providers/use-operation.ts'
import { dayNames } from '../../shared/dates.ts'
import { formatSpan } from '../report-labels.ts'
import css from '../Reports.module.css'
import { Compared, ReportTable } from '../ReportTable.tsx'
import { CsvButton } from './CsvButton.tsx'
import { formatVital, groupLabels, rowName, vitalLabels, vitals } from './visit-labels.ts'
import { type SpeedState, speedQuestion } from './visit-state.ts'

const VisitPlot = lazy(() => import('./VisitPlot.tsx').then((m) => ({ default: m.VisitPlot })))

const staying = { placeholderData: <Data,>(before: Data | undefined) => before }

interface SpeedBodyProps {
  state: SpeedState
  onChoose: (part: Partial<SpeedState>) => void
}

/** How soon pages come and answer, as the browsers of visitors say. */
export function SpeedBody({ state, onChoose }: SpeedBodyProps) {
  const question = speedQuestion(state)
  const { exportVitals } = useDataProvider<PortalDataProvider>()
  const { data, error, refetch, isPlaceholderData } = useOperation(
    'getVitalsReport',
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
            report: t('staffVisits.speed'),
            span: formatSpan(data.now),
          })}
        </h2>
        <div className={css.files}>
          <CsvButton load={() => exportVitals(question)} />
        </div>
      </div>
      <p className={css.quiet}>{t('staffVisits.thresholds')}</p>
      {data.rows.length === 0 ? (
        <EmptyState icon={<Speed />} title={t('staffVisits.none')}>
          {t('staffVisits.noneWhat')}
        </EmptyState>
      ) : (
        <Figures report={data} state={state} onChoose={onChoose} isLoading={isPlaceholderData} />
      )}
      {data.left_out > 0 && (
        <p className={css.quiet}>{t('staffVisits.leftOut', { count: data.left_out })}</p>
      )}
    </Card>
  )
}

interface Row {
  key: string | null
  name: ReactNode
  now: VitalSet
}

interface FiguresProps extends SpeedBodyProps {
  report: VitalsReport
  isLoading: boolean
}

function Figures({ report, state, onChoose, isLoading }: FiguresProps) {
  const { rows, totals, trend, fewest, before } = report
  return (
    <>
      <Suspense fallback={<Skeleton shape="block" height="240px" />}>
        <VisitPlot
          name={t('staffVisits.trend')}
          places={trend.map(({ day }) => dayNames(day))}
          series={[
            { label: t('staffVisits.lcp'), data: trend.map(({ figures }) => figures.lcp.p75) },
          ]}
          print={(value) =>
            value === null ? t('staffVisits.tooFew', { fewest }) : formatVital('lcp', value)
          }
        />
      </Suspense>
      <ReportTable<Row>
        labelledBy="visits-title"
        label={t('staffVisits.figures')}
        isLoading={isLoading}
        rows={rows.map(({ key, now }) => ({
          key,
          now,
          name: <RowName {...{ state, onChoose }} of={key} />,
        }))}
        totals={[
          { key: 'now', name: t('staffVisits.total'), now: totals.now },
          { key: 'before', name: formatSpan(before), now: totals.before },
        ]}
        keyOf={({ key }) => key ?? ''}
        columns={[
          { heading: t(groupLabels[state.by]), cell: ({ name }) => name },
          ...vitals.map((name) => ({
            heading: t(vitalLabels[name]),
            cell: vitalCell(name, fewest),
          })),
        ]}
      />
    </>
  )
}

/** A page or a country is chosen by a press, and then seen by what it is made of. */
function RowName({ state: { by }, onChoose, of }: SpeedBodyProps & { of: string | null }) {
  const name = rowName(by, of)
  if (by !== 'page' && by !== 'country') return name
  const choose = () =>
    onChoose(
      by === 'page'
        ? { page: of ?? undefined, by: 'country' }
        : { country: of ?? 'none', by: 'page' },
    )
  return (
    <Button
      variant="quiet"
      size="small"
      onClick={choose}
      aria-label={t('staffVisits.onlyThis', { name })}
    >
      {name}
    </Button>
  )
}

const ratings = {
  good: 'staffVisits.good',
  'needs-improvement': 'staffVisits.needsImprovement',
  poor: 'staffVisits.poor',
} as const

const vitalCell = (name: keyof VitalSet, fewest: number) => (row: Row) => {
  const { count, p75, rating } = row.now[name]
  const visits = t('staffVisits.visits', { count })
  if (p75 === null || rating === null)
    return <Compared amount={t('staffVisits.tooFew', { fewest })} change={visits} />
  const said = t('staffVisits.ratedOf', { rating: t(ratings[rating]), visits })
  return <Compared amount={formatVital(name, p75)} change={said} />
}
