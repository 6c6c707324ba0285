import { useTranslate } from '@bandari/i18n/react'
import type { VehicleFacets } from '@bandari/sdk'
import { buttonClass, EmptyState } from '@bandari/ui'
import { SearchX } from 'lucide-react'
import { AppLink } from '../shared/page/AppLink.tsx'
import { paths } from '../shared/addresses/paths.ts'
import type { VehicleQuery } from '../shared/addresses/vehicle-query.ts'
import { lastPageOf } from './search-call.ts'
import css from './VehicleSearchPage.module.css'
import { relaxedSearches } from './relaxed-searches.ts'

interface NothingFoundProps {
  query: VehicleQuery
  facets: VehicleFacets | undefined
}

/** Empty, with next steps: which filter to drop, and how many vehicles appear; or back from a page that does not exist. */
export function NothingFound({ query, facets }: NothingFoundProps) {
  const t = useTranslate()
  const last = lastPageOf(facets?.count ?? 0)
  const isBeyond = last > 0 && query.page > last
  return (
    <EmptyState
      title={isBeyond ? t('search.noSuchPage', { page: query.page }) : t('search.nothingFound')}
      icon={<SearchX size={32} />}
      action={
        <div className={css.actions}>
          {relaxedSearches(t, query, facets).map(({ label, href }, index) => (
            <AppLink
              key={label}
              className={buttonClass({ variant: index === 0 ? 'primary' : 'secondary' })}
              href={href}
            >
              {label}
            </AppLink>
          ))}
          <AppLink className={buttonClass({ variant: 'quiet' })} href={paths.helpContact()}>
            {t('search.askUs')}
          </AppLink>
        </div>
      }
    >
      {isBeyond ? t('search.pagesThereAre', { count: last }) : t('search.nothingMatches')}
    </EmptyState>
  )
}
