import { Rich, useTranslate, useTranslator } from '@bandari/i18n/react'
import type { FitVerdict, TreeTrim } from '@bandari/sdk'
import { Button, buttonClass, engineLabel, ErrorAlert, Skeleton } from '@bandari/ui'
import { CarFront } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { type ChosenVehicle as Vehicle, useGetTrimQuery } from '../../api/fitment.ts'
import { asRefusal } from '../../api/refusal.ts'
import { AppLink } from '../page/AppLink.tsx'
import { useHydrated } from '../page/use-hydrated.ts'
import { useSite } from '../page/settings.ts'
import { isSameVehicle } from './device-garage.ts'
import { FitBadge } from './FitBadge.tsx'
import css from './Fitting.module.css'
import { garageOutcome } from './garage-outcome.ts'
import { verdictSentences } from './messages.ts'
import { MyVehicles } from './MyVehicles.tsx'
import { type GarageOutcome, useGarage } from './use-garage.ts'
import { vehicleName } from './vehicle-name.ts'
import { withSteps, withVehicle } from './vehicle-choice.ts'

interface ChosenVehicleProps {
  vehicle: Vehicle
  verdict: FitVerdict | null
  children: ReactNode
}

/** The vehicle's name, whether the page's part fits it, and links to choose another vehicle or none. */
export function ChosenVehicle({ vehicle, verdict, children }: ChosenVehicleProps) {
  const t = useTranslate()
  const { fitPromise } = useSite()
  const { data: trim, error } = useGetTrimQuery(vehicle.trim)
  const isMissing = asRefusal(error)?.status === 404
  if (isMissing || (trim && !trim.years.includes(vehicle.year))) return <UnknownVehicle />
  return (
    <>
      <div className={css.chosen}>
        <CarFront className={css.car} size={24} aria-hidden="true" />
        <div className={css.words}>
          <h2 className={css.label} id="fits-your-vehicle">
            {t('shared.yourVehicle')}
          </h2>
          {trim ? (
            <VehicleName trim={trim} year={vehicle.year} />
          ) : error ? (
            <p className={css.name}>{t('shared.vehicleNameFailed')}</p>
          ) : (
            <Skeleton />
          )}
        </div>
        <div className={css.actions}>
          {trim && <ChangeLink trim={trim} year={vehicle.year} />}
          <ClearLink />
        </div>
      </div>
      <ChooseThis vehicle={vehicle} />
      <MyVehicles vehicle={vehicle} />
      {verdict && (
        <div className={css.verdict} role="status">
          <FitBadge verdict={verdict} />
          <p>{t(verdictSentences[verdict])}</p>
          {verdict === 'fits' && fitPromise && <p>{t('garage.promise')}</p>}
        </div>
      )}
      {children && <div className={css.onward}>{children}</div>}
    </>
  )
}

/** An address may name a vehicle that is not the chosen one: somebody else's, or another of one's own. */
function ChooseThis({ vehicle }: { vehicle: Vehicle }) {
  const t = useTranslate()
  const isHydrated = useHydrated()
  const { vehicles, chosen, choose } = useGarage()
  const [problem, setProblem] = useState<GarageOutcome>(null)
  if (!isHydrated || !vehicles || (chosen && isSameVehicle(chosen, vehicle))) return null
  return (
    <>
      <Button
        className={css.onward}
        variant="secondary"
        onClick={() => void choose(vehicle).then(setProblem)}
      >
        {t('garage.chooseThis')}
      </Button>
      {problem !== null && <ErrorAlert title={garageOutcome(t, problem)} />}
    </>
  )
}

function UnknownVehicle() {
  const t = useTranslate()
  return (
    <div className={css.chosen}>
      <h2 className={css.title} id="fits-your-vehicle">
        {t('shared.vehicleUnknown')}
      </h2>
      <ClearLink />
    </div>
  )
}

interface TrimProps {
  trim: TreeTrim
  year: number
}

function VehicleName({ trim, year }: TrimProps) {
  const translator = useTranslator()
  return (
    <p className={css.name}>
      {vehicleName(trim, year)}
      <span className={css.engine}>{engineLabel(translator, trim.engine)}</span>
    </p>
  )
}

const small = buttonClass({ variant: 'quiet', size: 'small' })
const hidden = { hidden: <span className="visually-hidden" /> }

function ChangeLink({ trim: { make_slug, model_slug }, year }: TrimProps) {
  const { pathname, search } = useLocation()
  const steps = { make: make_slug, model: model_slug, year: String(year) }
  return (
    <AppLink className={small} href={withSteps(pathname + search, steps)}>
      <Rich id="shared.changeVehicle" parts={hidden} />
    </AppLink>
  )
}

/** All vehicles stay in the garage. */
function ClearLink() {
  const t = useTranslate()
  const { pathname, search } = useLocation()
  const { chooseNone } = useGarage()
  const href = withVehicle(pathname + search, { vehicle: null })
  return (
    <AppLink className={small} href={href} onClick={() => void chooseNone()}>
      {t('shared.clearVehicle')}
    </AppLink>
  )
}
