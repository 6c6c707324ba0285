import { useTranslate } from '@bandari/i18n/react'
import { Button, ErrorAlert } from '@bandari/ui'
import { type SyntheticEvent, useState } from 'react'
import { useHref, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { useGetVehicleTreeQuery } from '../../api/fitment.ts'
import { asRefusal } from '../../api/refusal.ts'
import { useHydrated } from '../page/use-hydrated.ts'
import css from './Fitting.module.css'
import { garageOutcome } from './garage-outcome.ts'
import { type GarageOutcome, useGarage } from './use-garage.ts'
import {
  type PickerSteps,
  readSteps,
  readVehicle,
  stepNames,
  withVehicle,
} from './vehicle-choice.ts'
import { VehicleSteps } from './VehicleSteps.tsx'

interface VehiclePickerProps {
  /** Of the fold, and of the button at its end. */
  title?: string
  isOpen?: boolean
  /** The page that shows a vehicle that was chosen; this one with it in its address, if left out. */
  onward?: string
}

/**
 * Make, model, year, trim. A GET form: without JavaScript each step is a page, with it a select that fills, and the vehicle is
 * kept in the garage.
 */
export function VehiclePicker({ title, isOpen = false, onward }: VehiclePickerProps) {
  const t = useTranslate()
  const { pathname, search: query } = useLocation()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const action = useHref(pathname)
  const isAlive = useHydrated()
  const [steps, setSteps] = useState(() => readSteps(search))
  const { failure, retry, ...tree } = useTree(steps)
  const { choose } = useGarage()
  const [problem, setProblem] = useState<GarageOutcome>(null)
  const canSubmit = tree.trims.length > 0

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const vehicle = readVehicle(searchOf(event.currentTarget))
    if (!vehicle) return
    void choose(vehicle).then(setProblem)
    setSteps({ make: '', model: '', year: '' })
    void navigate(onward ?? withVehicle(pathname + query, { vehicle }), {
      replace: onward !== undefined,
    })
  }
  return (
    <details className={css.fold} open={isOpen || readSteps(search).make !== '' || undefined}>
      <summary className={css.summary}>
        <h2 className={css.title} id="fits-your-vehicle">
          {title ?? t('shared.doesItFit')}
        </h2>
        <span className={css.hint}>{t('shared.chooseSteps')}</span>
      </summary>
      {problem !== null && <ErrorAlert title={garageOutcome(t, problem)} />}
      {failure && <TreeFailure reference={failure.requestId} onRetry={retry} />}
      <form
        className={css.form}
        action={action}
        aria-label={t('shared.yourVehicle')}
        onSubmit={submit}
      >
        <OtherFields search={search} />
        <VehicleSteps steps={steps} choices={tree} onChange={setSteps} />
        <Button type="submit" variant="secondary" disabled={isAlive && !canSubmit}>
          {isAlive || canSubmit ? (title ?? t('shared.checkFit')) : t('shared.nextStep')}
        </Button>
      </form>
    </details>
  )
}

function TreeFailure(props: { reference: string | undefined; onRetry: () => void }) {
  const t = useTranslate()
  return <ErrorAlert title={t('shared.vehiclesFailed')} {...props} />
}

/** The values that the form would send. */
function searchOf(form: HTMLFormElement): URLSearchParams {
  const fields = [...new FormData(form)]
  return new URLSearchParams(
    fields.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
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
