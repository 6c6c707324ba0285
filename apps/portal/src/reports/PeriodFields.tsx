import { Field, TextInput } from '@bandari/ui'
import { t } from '../language/translator.ts'
import { Choice } from './Choice.tsx'
import { periodLabels } from './report-labels.ts'
import { periods, type ReportState } from './report-state.ts'

type Period = Pick<ReportState, 'period' | 'from' | 'to'>

/** Which days a report is of. */
export function PeriodFields({
  period,
  from,
  to,
  onChoose,
}: Period & { onChoose: (part: Partial<Period>) => void }) {
  return (
    <>
      <Choice
        label={t('staffReports.period')}
        value={period}
        values={periods}
        labels={periodLabels}
        onChoose={(chosen) => onChoose({ period: chosen })}
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
                onChange={({ currentTarget: { value } }) => onChoose({ from: value })}
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
                onChange={({ currentTarget: { value } }) => onChoose({ to: value })}
              />
            )}
          </Field>
        </>
      )}
    </>
  )
}
