import type { PlainMessageId } from '@bandari/i18n'
import { Button, Field, SelectInput } from '@bandari/ui'
import { t } from '../../language/translator.ts'
import { Choice } from '../Choice.tsx'
import { PeriodFields } from '../PeriodFields.tsx'
import css from '../Reports.module.css'
import { deviceLabels, groupLabels, languageLabels, rowName, viewLabels } from './visit-labels.ts'
import {
  devices,
  type FunnelState,
  funnelGroups,
  languages,
  readVisits,
  type SpeedState,
  views,
  vitalDays,
  vitalGroups,
  type VisitState,
} from './visit-state.ts'

interface FiltersProps<State> {
  state: State
  onChoose: (state: VisitState) => void
}

/** What is shown, of which days, and of whom. */
export function VisitFilters({ state, onChoose }: FiltersProps<VisitState>) {
  return (
    <div className={css.choices}>
      <Choice
        label={t('staffVisits.view')}
        value={state.view}
        values={views}
        labels={viewLabels}
        onChoose={(view) => onChoose(readVisits(new URLSearchParams({ view })))}
      />
      {state.view === 'funnel' ? (
        <FunnelFilters state={state} onChoose={onChoose} />
      ) : (
        <SpeedFilters state={state} onChoose={onChoose} />
      )}
    </div>
  )
}

function FunnelFilters({ state, onChoose }: FiltersProps<FunnelState>) {
  const { by, period, from, to } = state
  return (
    <>
      <Choice
        label={t('staffVisits.by')}
        value={by}
        values={funnelGroups}
        labels={groupLabels}
        onChoose={(chosen) => onChoose({ ...state, by: chosen })}
      />
      <PeriodFields
        {...{ period, from, to }}
        onChoose={(part) => onChoose({ ...state, ...part })}
      />
    </>
  )
}

const any = 'any'
const ofLanguages = [any, ...languages] as const
const ofDevices = [any, ...devices] as const

const anyOf = <Labels extends object>(labels: Labels): Labels & Record<'any', PlainMessageId> => ({
  ...labels,
  any: 'staffVisits.any',
})

function SpeedFilters({ state, onChoose }: FiltersProps<SpeedState>) {
  const { by, days, page, country, language, device } = state
  return (
    <>
      <Choice
        label={t('staffVisits.by')}
        value={by}
        values={vitalGroups}
        labels={groupLabels}
        onChoose={(chosen) => onChoose({ ...state, by: chosen })}
      />
      <DaysField days={days} onChoose={(chosen) => onChoose({ ...state, days: chosen })} />
      <Choice
        label={t('staffVisits.device')}
        value={device ?? any}
        values={ofDevices}
        labels={anyOf(deviceLabels)}
        onChoose={(chosen) => onChoose({ ...state, device: chosen === any ? undefined : chosen })}
      />
      <Choice
        label={t('staffVisits.language')}
        value={language ?? any}
        values={ofLanguages}
        labels={anyOf(languageLabels)}
        onChoose={(chosen) => onChoose({ ...state, language: chosen === any ? undefined : chosen })}
      />
      {page !== undefined && (
        <Chosen
          name={rowName('page', page)}
          onEnd={() => onChoose({ ...state, page: undefined })}
        />
      )}
      {country !== undefined && (
        <Chosen
          name={rowName('country', country)}
          onEnd={() => onChoose({ ...state, country: undefined })}
        />
      )}
    </>
  )
}

interface DaysFieldProps {
  days: SpeedState['days']
  onChoose: (days: SpeedState['days']) => void
}

function DaysField({ days, onChoose }: DaysFieldProps) {
  return (
    <Field label={t('staffVisits.days')}>
      {(control) => (
        <SelectInput
          {...control}
          value={String(days)}
          choices={vitalDays.map((count) => ({
            value: String(count),
            label: t('staffVisits.lastDays', { count }),
          }))}
          onChange={({ target }) =>
            onChoose(vitalDays.find((each) => String(each) === target.value) ?? days)
          }
        />
      )}
    </Field>
  )
}

function Chosen({ name, onEnd }: { name: string; onEnd: () => void }) {
  return (
    <Button variant="secondary" size="small" onClick={onEnd}>
      {t('staffVisits.allAgain', { name })}
    </Button>
  )
}
