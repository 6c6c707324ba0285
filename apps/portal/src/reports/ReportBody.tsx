import type { ReportName, ReportSpans } from '@bandari/sdk'
import { Card, EmptyState, Notice, Skeleton } from '@bandari/ui'
import BarChart from '@mui/icons-material/BarChartOutlined'
import type { ReactNode } from 'react'
import { t } from '../language/translator.ts'
import { LoadFailure } from '../layout/LoadFailure.tsx'
import { useOperation } from '../providers/use-operation.ts'
import { FreightTable, TurnoverTable } from './MoneyReport.tsx'
import { formatSpan, groupLabels } from './report-labels.ts'
import type { questionOf } from './report-state.ts'
import { ReportFiles } from './ReportFiles.tsx'
import css from './Reports.module.css'
import { StepTable } from './StepTable.tsx'

export type Question = NonNullable<ReturnType<typeof questionOf>>

interface ReportBodyProps {
  report: ReportName
  question: Question
  title: string
}

// What was shown stays, faded, while another period is read.
const staying = { placeholderData: <Data,>(before: Data | undefined) => before }

/** One of the three reports, with its files. */
export function ReportBody({ report, question, title }: ReportBodyProps) {
  const files = <ReportFiles report={report} question={question} />
  const Report = bodies[report]
  // Each report is read anew: what another one showed is no placeholder of this.
  return <Report key={report} question={question} title={title} files={files} />
}

interface BodyProps {
  question: Question
  title: string
  files: ReactNode
}

const bodies: Readonly<Record<ReportName, (props: BodyProps) => ReactNode>> = {
  turnover: Turnover,
  freight: Freight,
  steps: Steps,
}

function Turnover({ question, ...frame }: BodyProps) {
  const reading = useOperation('getTurnoverReport', { query: question }, staying)
  return (
    <Frame {...frame} reading={reading}>
      {(report) => (
        <TurnoverTable
          report={report}
          by={question.by}
          heading={t(groupLabels[question.by])}
          isLoading={reading.isPlaceholderData}
        />
      )}
    </Frame>
  )
}

function Freight({ question, ...frame }: BodyProps) {
  const reading = useOperation('getFreightReport', { query: question }, staying)
  return (
    <Frame {...frame} reading={reading}>
      {(report) => (
        <FreightTable
          report={report}
          by={question.by}
          heading={t(groupLabels[question.by])}
          isLoading={reading.isPlaceholderData}
        />
      )}
    </Frame>
  )
}

function Steps({ question, ...frame }: BodyProps) {
  const reading = useOperation('getStepReport', { query: question }, staying)
  return (
    <Frame {...frame} reading={reading}>
      {(report) => (
        <StepTable
          report={report}
          by={question.by}
          heading={t(groupLabels[question.by])}
          isLoading={reading.isPlaceholderData}
        />
      )}
    </Frame>
  )
}

interface FrameProps<Report> extends Omit<BodyProps, 'question'> {
  reading: { data: Report | undefined; error: Error | null; refetch: () => unknown }
  children: (report: Report) => ReactNode
}

function Frame<Report extends ReportSpans & { rows: readonly unknown[] }>({
  title,
  files,
  reading: { data, error, refetch },
  children,
}: FrameProps<Report>) {
  if (error)
    return (
      <LoadFailure error={error} title={t('staffReports.failed')} onRetry={() => void refetch()} />
    )
  if (!data) return <Skeleton shape="block" height="420px" />
  return (
    <Card as="section" className={css.card} aria-labelledby="report-title">
      <div className={css.head}>
        <h2 id="report-title" className={css.title}>
          {t('staffReports.titleOf', { report: title, span: formatSpan(data.now) })}
        </h2>
        {files}
      </div>
      <p className={css.quiet}>
        {t('staffReports.comparedWith', {
          before: formatSpan(data.before),
          yearAgo: formatSpan(data.year_ago),
        })}
      </p>
      {data.uncounted > 0 && (
        <Notice>{t('staffReports.uncounted', { count: data.uncounted })}</Notice>
      )}
      {data.rows.length === 0 ? (
        <EmptyState icon={<BarChart />} title={t('staffReports.none')}>
          {t('staffReports.noneWhat')}
        </EmptyState>
      ) : (
        children(data)
      )}
      {data.left_out > 0 && (
        <p className={css.quiet}>{t('staffReports.leftOut', { count: data.left_out })}</p>
      )}
    </Card>
  )
}
