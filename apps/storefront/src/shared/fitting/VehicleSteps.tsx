import { useTranslate } from '@bandari/i18n/react'
import type { VehicleTree } from '@bandari/sdk'
import { Field, SelectInput } from '@bandari/ui'
import { type PickerSteps, stepNames } from './vehicle-choice.ts'

interface VehicleStepsProps {
  /** Those made so far. */
  steps: PickerSteps
  choices: VehicleTree
  onChange: (steps: PickerSteps) => void
}

/** Make, model, year and trim, each after the one before it. */
export function VehicleSteps({ steps, choices, onChange: setSteps }: VehicleStepsProps) {
  const t = useTranslate()
  const { makes, models, years, trims } = choices
  return (
    <>
      <Step
        label={t('shared.vehicleMake')}
        choose={t('shared.chooseVehicleMake')}
        name={stepNames.make}
        value={steps.make}
        choices={makes.map(({ slug, name }) => ({ value: slug, label: name }))}
        onChange={(make) => setSteps({ make, model: '', year: '' })}
      />
      <Step
        label={t('shared.vehicleModel')}
        choose={t('shared.chooseVehicleModel')}
        name={stepNames.model}
        value={steps.model}
        choices={models.map(({ slug, name }) => ({ value: slug, label: name }))}
        onChange={(model) => setSteps({ ...steps, model, year: '' })}
      />
      <Step
        label={t('shared.year')}
        choose={t('shared.chooseYear')}
        name={stepNames.year}
        value={steps.year}
        choices={years.map((year) => ({ value: String(year), label: String(year) }))}
        onChange={(year) => setSteps({ ...steps, year })}
      />
      <Step
        key={steps.year}
        label={t('shared.trim')}
        choose={t('shared.chooseTrim')}
        name={stepNames.trim}
        choices={trims.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
    </>
  )
}

interface StepProps {
  label: string
  /** Asks for it, once there are choices. */
  choose: string
  name: string
  choices: { value: string; label: string }[]
  value?: string
  onChange?: (value: string) => void
}

/** Waits for the step before it. */
function Step({ label, choose, name, choices, value, onChange }: StepProps) {
  return (
    <Field label={label}>
      {(control) => (
        <SelectInput
          {...control}
          name={name}
          placeholder={choices.length === 0 ? '–' : choose}
          choices={choices}
          required={choices.length > 0}
          disabled={choices.length === 0}
          autoComplete="off"
          {...(onChange
            ? { value, onChange: ({ currentTarget }) => onChange(currentTarget.value) }
            : { defaultValue: '' })}
        />
      )}
    </Field>
  )
}
