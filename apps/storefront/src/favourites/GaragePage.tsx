import { useTranslate } from '@bandari/i18n/react'
import {
  Badge,
  Button,
  buttonClass,
  Card,
  EmptyState,
  ErrorAlert,
  Loading,
  Notice,
} from '@bandari/ui'
import { CarFront } from 'lucide-react'
import { useState } from 'react'
import { useSelector } from 'react-redux'
import { selectIsSignedIn, selectIsSignedOut } from '../api/session-slice.ts'
import { paths } from '../shared/addresses/paths.ts'
import type { RouteModule } from '../shared/addresses/route.ts'
import { type GarageVehicle, isSameVehicle, readGarage } from '../shared/fitting/device-garage.ts'
import { garageOutcome } from '../shared/fitting/garage-outcome.ts'
import { type GarageOutcome, type MyGarage, useGarage } from '../shared/fitting/use-garage.ts'
import { useVehicleNames, type VehicleWords } from '../shared/fitting/use-vehicle-names.ts'
import { withVehicle } from '../shared/fitting/vehicle-choice.ts'
import { VehiclePicker } from '../shared/fitting/VehiclePicker.tsx'
import { AppLink } from '../shared/page/AppLink.tsx'
import { Awaited } from '../shared/page/Awaited.tsx'
import { useDevice } from '../shared/page/device-storage.ts'
import { NeedsScript } from '../shared/page/NeedsScript.tsx'
import { PageHead } from '../shared/page/PageHead.tsx'
import css from './Garage.module.css'
import { SavedNav } from '../shared/favourites/SavedNav.tsx'

/** The server's page is the same for everybody; the vehicles come with the browser. */
export const garageRoute: RouteModule = { Page: GaragePage }

function GaragePage() {
  const t = useTranslate()
  const isSignedIn = useSelector(selectIsSignedIn)
  const isKnown = useSelector(selectIsSignedOut) || isSignedIn
  const garage = useGarage()
  return (
    <div className={`container ${css.page}`}>
      <PageHead title={t('garage.title')} />
      <SavedNav here="garage" />
      <h1>{t('garage.title')}</h1>
      <p>{t('garage.lead')}</p>
      {isKnown && garage.vehicles ? (
        <Vehicles garage={garage} vehicles={garage.vehicles} />
      ) : (
        <>
          <NeedsScript what={t('garage.title')} />
          <Awaited>
            <Loading />
          </Awaited>
        </>
      )}
    </div>
  )
}

interface VehiclesProps {
  garage: MyGarage
  vehicles: readonly GarageVehicle[]
}

function Vehicles({ garage, vehicles }: VehiclesProps) {
  const t = useTranslate()
  const nameOf = useVehicleNames(vehicles)
  const [problem, setProblem] = useState<GarageOutcome>(null)
  const report = (outcome: Promise<GarageOutcome>) => void outcome.then(setProblem)
  return (
    <>
      <WhereKept />
      {problem !== null && <ErrorAlert title={garageOutcome(t, problem)} />}
      {vehicles.length === 0 ? (
        <EmptyState title={t('garage.empty')} icon={<CarFront size={32} />}>
          {t('garage.emptyHow')}
        </EmptyState>
      ) : (
        <ul className={`plain-list ${css.list}`} aria-label={t('garage.list')}>
          {vehicles.map((vehicle) => (
            <Vehicle
              key={`${vehicle.trim} ${vehicle.year}`}
              vehicle={vehicle}
              words={nameOf(vehicle)}
              isChosen={garage.chosen !== null && isSameVehicle(garage.chosen, vehicle)}
              onChoose={() => report(garage.choose(vehicle))}
              onRemove={() => report(garage.remove(vehicle))}
            />
          ))}
        </ul>
      )}
      <Card as="section" aria-labelledby="fits-your-vehicle">
        <VehiclePicker
          key={vehicles.length}
          title={t('garage.add')}
          isOpen={vehicles.length === 0}
          onward={paths.garage()}
        />
      </Card>
    </>
  )
}

interface VehicleProps {
  vehicle: GarageVehicle
  /** Null where nobody knows it any more. */
  words: VehicleWords | null | undefined
  isChosen: boolean
  onChoose: () => void
  onRemove: () => void
}

function Vehicle({ vehicle, words, isChosen, onChoose, onRemove }: VehicleProps) {
  const t = useTranslate()
  const name = words?.name ?? (words === null ? t('garage.unknown') : String(vehicle.year))
  return (
    <Card as="li" className={css.vehicle}>
      <div>
        <h2 className={css.name}>{name}</h2>
        {words && <p className={css.engine}>{words.engine}</p>}
      </div>
      {isChosen && (
        <p>
          <Badge tone="available">{t('garage.chosen')}</Badge>
        </p>
      )}
      <div className={css.actions}>
        {words && (
          <AppLink
            className={buttonClass({ variant: isChosen ? 'primary' : 'quiet' })}
            href={withVehicle(paths.parts(), { vehicle })}
            aria-label={t('garage.partsOf', { vehicle: name })}
            onClick={isChosen ? undefined : onChoose}
          >
            {t('garage.parts')}
          </AppLink>
        )}
        {words && !isChosen && (
          <Button
            variant="secondary"
            aria-label={t('garage.chooseOf', { vehicle: name })}
            onClick={onChoose}
          >
            {t('garage.choose')}
          </Button>
        )}
        <Button
          variant="quiet"
          aria-label={t('garage.removeOf', { vehicle: name })}
          onClick={onRemove}
        >
          {t('garage.remove')}
        </Button>
      </div>
    </Card>
  )
}

/** Only on this device, or what an account had no room for. */
function WhereKept() {
  const t = useTranslate()
  const isSignedIn = useSelector(selectIsSignedIn)
  const left = readGarage(useDevice('bandari.garage')).length
  if (isSignedIn)
    return left === 0 ? null : (
      <Notice kind="attention">{t('garage.noRoom', { count: left })}</Notice>
    )
  return (
    <p>
      {t('garage.onDevice')}{' '}
      <AppLink href={paths.signIn(paths.garage())}>{t('garage.signIn')}</AppLink>
    </p>
  )
}
