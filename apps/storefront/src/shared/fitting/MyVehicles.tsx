import { useTranslate } from '@bandari/i18n/react'
import { useLocation } from 'react-router-dom'
import type { ChosenVehicle } from '../../api/fitment.ts'
import { paths } from '../addresses/paths.ts'
import { AppLink } from '../page/AppLink.tsx'
import { isSameVehicle } from './device-garage.ts'
import css from './Fitting.module.css'
import { useGarage } from './use-garage.ts'
import { useVehicleNames } from './use-vehicle-names.ts'
import { withVehicle } from './vehicle-choice.ts'

/** The other vehicles of the garage, each a press away, and the way to all of them. Nothing where there are none. */
export function MyVehicles({ vehicle }: { vehicle: ChosenVehicle | null }) {
  const t = useTranslate()
  const { pathname, search } = useLocation()
  const { vehicles = [], choose } = useGarage()
  const nameOf = useVehicleNames(vehicles)
  if (vehicles.length === 0) return null
  const others = vehicles.filter((other) => vehicle === null || !isSameVehicle(other, vehicle))
  return (
    <nav className={css.mine} aria-label={t('garage.title')}>
      {others.map((other) => {
        const words = nameOf(other)
        if (!words) return null
        const isShared = others.filter((one) => nameOf(one)?.name === words.name).length > 1
        return (
          <AppLink
            key={`${other.trim} ${other.year}`}
            className={css.other}
            href={withVehicle(pathname + search, { vehicle: other })}
            onClick={() => void choose(other)}
          >
            {isShared ? `${words.name}, ${words.engine}` : words.name}
          </AppLink>
        )
      })}
      <AppLink className={css.all} href={paths.garage()}>
        {t('garage.title')}
      </AppLink>
    </nav>
  )
}
