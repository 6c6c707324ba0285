import { t } from '../language/translator.ts'
import { Choice } from './Choice.tsx'
import { PeriodFields } from './PeriodFields.tsx'
import { groupLabels, reportLabels } from './report-labels.ts'
import { groups, reportNames } from './report-state.ts'
import css from './Reports.module.css'
import type { ReportChoices } from './use-report.ts'

/** What the report is of, what its rows are, and which days. */
export function ReportFilters({ choices }: { choices: ReportChoices }) {
  const { report, by, period, from, to, choose } = choices
  return (
    <div className={css.choices}>
      <Choice
        label={t('staffReports.report')}
        value={report}
        values={reportNames}
        labels={reportLabels}
        onChoose={(chosen) => choose({ report: chosen })}
      />
      <Choice
        label={t('staffReports.by')}
        value={by}
        values={groups}
        labels={groupLabels}
        onChoose={(chosen) => choose({ by: chosen })}
      />
      <PeriodFields {...{ period, from, to }} onChoose={choose} />
    </div>
  )
}
