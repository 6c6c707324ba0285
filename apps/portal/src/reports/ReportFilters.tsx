import type { PlainMessageId } from '@bandari/i18n'
import { Field, SelectInput, TextInput } from '@bandari/ui'
import { t } from '../language/translator.ts'
import { groupLabels, periodLabels, reportLabels } from './report-labels.ts'
import { groups, periods, reportNames } from './report-state.ts'
import css from './Reports.module.css'
import type { ReportChoices } from './use-report.ts'

interface ChoiceProps<Value extends string> {
  label: string
  value: Value
  values: readonly Value[]
  labels: Readonly<Record<Value, PlainMessageId>>
  onChoose: (value: Value) => void
}

function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, value, values, labels, onChoose } = props
  return (
    <Field label={label}>
      {(control) => (
        <SelectInput
          {...control}
          value={value}
          choices={values.map((each) => ({ value: each, label: t(labels[each]) }))}
          onChange={({ target }) => onChoose(values.find((each) => each === target.value) ?? value)}
        />
      )}
    </Field>
  )
}

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
      <Choice
        label={t('staffReports.period')}
        value={period}
        values={periods}
        labels={periodLabels}
        onChoose={(chosen) => choose({ period: chosen })}
      />
      {period === 'custom' && (
        <>
          <Field label={t('staffReports.firstDay')}>
            {(control) => (
              <TextInput
                {...control}
                type="date"
                value={from}
                max={to === '' ? undefined : to}
                onChange={({ currentTarget: { value } }) => choose({ from: value })}
              />
            )}
          </Field>
          <Field label={t('staffReports.lastDay')}>
            {(control) => (
              <TextInput
                {...control}
                type="date"
                value={to}
                min={from === '' ? undefined : from}
                onChange={({ currentTarget: { value } }) => choose({ to: value })}
              />
            )}
          </Field>
        </>
      )}
    </div>
  )
}
