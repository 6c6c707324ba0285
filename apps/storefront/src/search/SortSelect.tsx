import { useTranslate } from '@bandari/i18n/react'
import { SelectInput } from '@bandari/ui'
import { useId } from 'react'
import { useNavigate } from 'react-router-dom'
import type { MyDestination } from '../shared/destination/my-destination.ts'
import { useSite } from '../shared/page/settings.ts'
import { type VehicleQuery, vehiclesPath } from '../shared/addresses/vehicle-query.ts'
import { filtersId } from './FilterFields.tsx'
import css from './SortSelect.module.css'
import { sortsOf } from './sorts.ts'
import { readFilters, writeFilters } from './vehicle-filters.ts'

interface SortSelectProps {
  query: VehicleQuery
  mine: MyDestination | null
}

/** Sorts at once; without JavaScript it is a field of the filters with a button of its own. */
export function SortSelect({ query, mine }: SortSelectProps) {
  const t = useTranslate()
  const id = useId()
  const navigate = useNavigate()
  const { hasLandedSearch } = useSite()
  const filters = readFilters(query.filters)
  const place = hasLandedSearch && query.market === 'export' ? (mine?.city ?? null) : null
  const offered = sortsOf(query.market, place)
  const current =
    offered.find(({ by, direction }) => by === filters.by && direction === query.sort) ??
    offered.find(({ by, direction }) => by === null && direction === query.sort)
  const ownOrder =
    filters.words !== ''
      ? 'search.bestMatch'
      : query.market === 'local'
        ? 'search.newest'
        : 'search.recommended'
  const sort = (key: string) => {
    const chosen = offered.find((one) => one.key === key)
    // Selecting the sort already active is ignored (buyer spec §2).
    if (!chosen || chosen === current) return
    void navigate(
      vehiclesPath({
        ...query,
        page: 1,
        sort: chosen.direction,
        filters: writeFilters({ ...filters, by: chosen.by }),
      }),
    )
  }
  return (
    <div className={css.sort}>
      <label className={css.label} htmlFor={id}>
        {t(current?.ordering === 'price' ? 'search.sortByPrice' : 'search.sortBy')}
      </label>
      <SelectInput
        id={id}
        key={current?.key}
        form={filtersId}
        name="sorted"
        choices={offered.map(({ key, label }) => ({
          value: key,
          label: t(key === '*' ? ownOrder : label, { place: place ?? '' }),
        }))}
        defaultValue={current?.key}
        onChange={(event) => sort(event.target.value)}
      />
      <noscript>
        <button className={css.button} type="submit" form={filtersId}>
          {t('search.sort')}
        </button>
      </noscript>
    </div>
  )
}
