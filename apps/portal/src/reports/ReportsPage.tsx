import { t } from '../language/translator.ts'
import { Page } from '../layout/Page.tsx'
import { questionOf } from './report-state.ts'
import { leads, reportLabels } from './report-labels.ts'
import { ReportFilters } from './ReportFilters.tsx'
import { ReportBody } from './ReportBody.tsx'
import css from './Reports.module.css'
import { SavedReports } from './SavedReports.tsx'
import { useReport } from './use-report.ts'

/** What was sold, what freight leaves, and how long orders wait. */
export function ReportsPage() {
  const choices = useReport()
  const question = questionOf(choices)
  return (
    <Page title={t('staffReports.title')} wide>
      <div className={css.page}>
        <SavedReports choices={choices} />
        <ReportFilters choices={choices} />
        <p className={css.quiet}>{t(leads[choices.report])}</p>
        {question === null ? (
          <p>{t('staffReports.chooseDays')}</p>
        ) : (
          <ReportBody
            report={choices.report}
            question={question}
            title={t(reportLabels[choices.report])}
          />
        )}
      </div>
    </Page>
  )
}
