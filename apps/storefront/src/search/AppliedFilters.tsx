import { useFormat, useTranslator } from '@bandari/i18n/react'
import type { VehicleFacets } from '@bandari/sdk'
import { X } from 'lucide-react'
import { AppLink } from '../shared/page/AppLink.tsx'
import type { VehicleQuery } from '../shared/addresses/vehicle-query.ts'
import { appliedFilters, clearedPath } from './applied-filters.ts'
import css from './AppliedFilters.module.css'

interface AppliedFiltersProps {
  query: VehicleQuery
  facets: VehicleFacets | undefined
}

/** The filters that narrow the search, each a link to the search without it. */
export function AppliedFilters({ query, facets }: AppliedFiltersProps) {
  const format = useFormat()
  const { t, name } = useTranslator()
  const applied = appliedFilters({ t, name, format }, query, facets?.facets)
  if (applied.length === 0) return null
  return (
    <ul className={`plain-list ${css.chips}`} aria-label={t('search.applied')}>
      {applied.map(({ label, href }) => (
        <li key={`${label} ${href}`}>
          <AppLink className={css.chip} href={href} aria-label={t('search.remove', { label })}>
            {label}
            <X size={16} aria-hidden="true" />
          </AppLink>
        </li>
      ))}
      <li>
        <AppLink className={css.clear} href={clearedPath(query)}>
          {t('search.clear')}
        </AppLink>
      </li>
    </ul>
  )
}
