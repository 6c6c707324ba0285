import { useTranslate } from '@bandari/i18n/react'
import type { KenyaProductPage, VehicleSearchResult } from '@bandari/sdk'
import type { ReactNode } from 'react'
import { useSearchVehiclesQuery } from '../api/catalogue.ts'
import { useCountVehicleFacetsQuery } from '../api/vehicle-filters.ts'
import { LocalList } from '../shared/local/LocalResults.tsx'
import type { VehicleQuery } from '../shared/addresses/vehicle-query.ts'
import { AppliedFilters } from './AppliedFilters.tsx'
import { NothingFound } from './NothingFound.tsx'
import { ruleOf } from './order-rule.ts'
import { facetsCall, searchCall } from './search-call.ts'
import css from './VehicleSearchPage.module.css'

interface LocalVehiclesProps {
  query: VehicleQuery
  hrefFor: (page: number) => string
  narrow: ReactNode
}

/** The vehicles that are sold in Kenya and fit the filters, in the order that was asked for. */
export function LocalVehicles({ query, hrefFor, narrow }: LocalVehiclesProps) {
  const t = useTranslate()
  const { currentData: found, error, refetch } = useSearchVehiclesQuery(searchCall(query, null))
  const { currentData: facets } = useCountVehicleFacetsQuery(facetsCall(query, null))
  const rule = ruleOf(t, query, null)
  return (
    <div className={css.results}>
      <AppliedFilters query={query} facets={facets} />
      <LocalList
        found={found && { count: found.count, results: found.results.map(asLocal) }}
        error={error}
        onRetry={() => void refetch()}
        page={query.page}
        hrefFor={hrefFor}
        narrow={narrow}
        empty={<NothingFound query={query} facets={facets} />}
      />
      {rule !== null && found && found.count > 0 && <p className={css.rule}>{rule}</p>}
    </div>
  )
}

type LocalProduct = KenyaProductPage['results'][number]

/** As the cards of a make show it; `subtitleLabel` translates the line. */
function asLocal(vehicle: VehicleSearchResult): LocalProduct {
  const { id, title, price, currency, remote_image, location, mileage } = vehicle
  return {
    id,
    title,
    price,
    currency,
    location,
    primary_image: remote_image,
    subtitle_clean: mileage === null ? '' : `${mileage.toLocaleString('en')} km`,
    product_class_id: 1,
    seller: null,
    fit: null,
  }
}
