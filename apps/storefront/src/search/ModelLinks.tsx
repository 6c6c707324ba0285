import { useTranslate } from '@bandari/i18n/react'
import type { VehicleSearchResult } from '@bandari/sdk'
import { AppLink } from '../shared/page/AppLink.tsx'
import { type VehicleQuery, vehiclesPath } from '../shared/addresses/vehicle-query.ts'
import css from './ModelLinks.module.css'

interface ModelLinksProps {
  query: VehicleQuery
  vehicles: readonly VehicleSearchResult[]
}

/** For a make: links to its models on this page. For a model: a link back to all of them. */
export function ModelLinks({ query, vehicles }: ModelLinksProps) {
  const t = useTranslate()
  if (query.make === null) return null
  const chosen = query.model
  const models = [...new Set(vehicles.map(({ model }) => model))].sort()
  return (
    <nav className={css.models} aria-label={t('search.models')}>
      {chosen !== null && (
        <AppLink className={css.model} href={vehiclesPath({ ...query, page: 1, model: null })}>
          {t('search.allModels')}
        </AppLink>
      )}
      {models.map((model) => (
        <AppLink
          key={model}
          className={css.model}
          href={vehiclesPath({ ...query, page: 1, model })}
          aria-current={chosen === null ? undefined : 'true'}
        >
          {model}
        </AppLink>
      ))}
    </nav>
  )
}
