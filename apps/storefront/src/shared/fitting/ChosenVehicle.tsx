import { Rich, useTranslate, useTranslator } from '@bandari/i18n/react'
import type { FitVerdict, TreeTrim } from '@bandari/sdk'
import { buttonClass, engineLabel, Skeleton } from '@bandari/ui'
import { CarFront } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { type ChosenVehicle as Vehicle, useGetTrimQuery } from '../../api/fitment.ts'
import { asRefusal } from '../../api/refusal.ts'
import { AppLink } from '../page/AppLink.tsx'
import { FitBadge } from './FitBadge.tsx'
import css from './Fitting.module.css'
import { forgetVehicle } from './saved-vehicle.ts'
import { verdictSentences } from './messages.ts'
import { withSteps, withVehicle } from './vehicle-choice.ts'

interface ChosenVehicleProps {
  vehicle: Vehicle
  verdict: FitVerdict | null
  children: ReactNode
}

/** The vehicle's name, whether the page's part fits it, and links to choose another vehicle or none. */
export function ChosenVehicle({ vehicle, verdict, children }: ChosenVehicleProps) {
  const t = useTranslate()
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
      {verdict && (
        <div className={css.verdict} role="status">
          <FitBadge verdict={verdict} />
          <p>{t(verdictSentences[verdict])}</p>
        </div>
      )}
      {children && <div className={css.onward}>{children}</div>}
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

function VehicleName({ trim: { make, model, variant, engine }, year }: TrimProps) {
  const translator = useTranslator()
  const words = [year, make, model, variant === model ? '' : variant]
  return (
    <p className={css.name}>
      {words.join(' ').trim()}
      <span className={css.engine}>{engineLabel(translator, engine)}</span>
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

function ClearLink() {
  const { pathname, search } = useLocation()
  const href = withVehicle(pathname + search, { vehicle: null })
  return (
    <AppLink className={small} href={href} onClick={forgetVehicle}>
      <Rich id="shared.clearVehicle" parts={hidden} />
    </AppLink>
  )
}
