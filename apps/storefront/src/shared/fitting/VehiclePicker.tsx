import { Button, ErrorAlert, Field, SelectInput } from '@bandari/ui'
import { type SyntheticEvent, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { useGetVehicleTreeQuery } from '../../api/fitment.ts'
import { asRefusal } from '../../api/refusal.ts'
import { useHydrated } from '../use-hydrated.ts'
import css from './Fitting.module.css'
import {
  type PickerSteps,
  readSteps,
  readVehicle,
  stepNames,
  withVehicle,
} from './vehicle-choice.ts'

/** Make, model, year, trim. A GET form: without JavaScript each step is a page, with it a select that fills. */
export function VehiclePicker() {
  const { pathname, search: query } = useLocation()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const isAlive = useHydrated()
  const [steps, setSteps] = useState(() => readSteps(search))
  const { makes, models, years, trims, failure, retry } = useTree(steps)

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const vehicle = readVehicle(searchOf(event.currentTarget))
    if (vehicle) void navigate(withVehicle(pathname + query, { vehicle }))
  }
  return (
    <details className={css.fold} open={readSteps(search).make !== '' || undefined}>
      <summary className={css.summary}>
        <h2 className={css.title} id="fits-your-vehicle">
          Does it fit your vehicle?
        </h2>
        <span className={css.hint}>Choose make, model, year and trim</span>
      </summary>
      {failure && <TreeFailure reference={failure.requestId} onRetry={retry} />}
      <form className={css.form} action={pathname} aria-label="Your vehicle" onSubmit={submit}>
        <OtherFields search={search} />
        <Step
          label="Vehicle make"
          name={stepNames.make}
          value={steps.make}
          choices={makes.map(({ slug, name }) => ({ value: slug, label: name }))}
          onChange={(make) => setSteps({ make, model: '', year: '' })}
        />
        <Step
          label="Vehicle model"
          name={stepNames.model}
          value={steps.model}
          choices={models.map(({ slug, name }) => ({ value: slug, label: name }))}
          onChange={(model) => setSteps({ ...steps, model, year: '' })}
        />
        <Step
          label="Year"
          name={stepNames.year}
          value={steps.year}
          choices={years.map((year) => ({ value: String(year), label: String(year) }))}
          onChange={(year) => setSteps({ ...steps, year })}
        />
        <Step
          key={steps.year}
          label="Trim"
          name={stepNames.trim}
          choices={trims.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
        <Button type="submit" variant="secondary" disabled={isAlive && trims.length === 0}>
          {isAlive || trims.length > 0 ? 'Check the fit' : 'Next step'}
        </Button>
      </form>
    </details>
  )
}

function TreeFailure(props: { reference: string | undefined; onRetry: () => void }) {
  return <ErrorAlert title="The vehicles could not be loaded" {...props} />
}

/** The values that the form would send. */
function searchOf(form: HTMLFormElement): URLSearchParams {
  const fields = [...new FormData(form)]
  return new URLSearchParams(
    fields.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
}

interface StepProps {
  label: string
  name: string
  choices: { value: string; label: string }[]
  value?: string
  onChange?: (value: string) => void
}

/** Waits for the step before it. */
function Step({ label, name, choices, value, onChange }: StepProps) {
  return (
    <Field label={label}>
      {(control) => (
        <SelectInput
          {...control}
          name={name}
          placeholder={choices.length === 0 ? '–' : `Choose a ${label.toLowerCase()}`}
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

/** The other parameters of the address, which a form without JavaScript would lose. */
function OtherFields({ search }: { search: URLSearchParams }) {
  const own: readonly string[] = [...Object.values(stepNames), 'fits', 'page']
  return [...search]
    .filter(([name]) => !own.includes(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}

/** The choices of each step that has been reached. */
function useTree({ make, model, year }: PickerSteps) {
  const makes = useGetVehicleTreeQuery({})
  const models = useGetVehicleTreeQuery({ make }, { skip: make === '' })
  const years = useGetVehicleTreeQuery({ make, model }, { skip: make === '' || model === '' })
  const trims = useGetVehicleTreeQuery(
    { make, model, year: Number(year) },
    { skip: make === '' || model === '' || year === '' },
  )
  const all = [makes, models, years, trims]
  const broken = all.find(({ isError }) => isError)
  return {
    makes: makes.currentData?.makes ?? [],
    models: models.currentData?.models ?? [],
    years: years.currentData?.years ?? [],
    trims: trims.currentData?.trims ?? [],
    failure: asRefusal(broken?.error),
    retry: () => void broken?.refetch(),
  }
}
