import { useTranslate } from '@bandari/i18n/react'
import { buttonClass } from '@bandari/ui'
import { AppLink } from '../shared/page/AppLink.tsx'
import { withVehicle } from '../shared/fitting/vehicle-choice.ts'
import type { CatalogueQuery } from './catalogue-query.ts'

interface OnlyFittingProps {
  query: CatalogueQuery
  /** Address of the first page of the list. */
  here: string
}

/** All parts with their verdicts, or only those that fit: a link, so that it works without JavaScript. */
export function OnlyFitting({ query: { vehicle, onlyFitting }, here }: OnlyFittingProps) {
  const t = useTranslate()
  return (
    <AppLink
      className={buttonClass({ variant: 'secondary' })}
      href={withVehicle(here, { vehicle, onlyFitting: !onlyFitting })}
    >
      {t(onlyFitting ? 'spares.showAll' : 'spares.onlyFitting')}
    </AppLink>
  )
}
