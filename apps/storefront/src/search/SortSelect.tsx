import { useTranslate } from '@bandari/i18n/react'
import { SelectInput } from '@bandari/ui'
import { useId } from 'react'
import { useNavigate } from 'react-router-dom'
import type { MyDestination } from '../shared/my-destination.ts'
import { useSite } from '../shared/settings.ts'
import { type VehicleQuery, vehiclesPath } from '../shared/vehicle-query.ts'
import { filtersId } from './FilterFields.tsx'
import css from './SortSelect.module.css'
import { readFilters, writeFilters } from './vehicle-filters.ts'

const sorts = [
  { value: '0', label: 'search.ascending' },
  { value: '1', label: 'search.descending' },
] as const

const sortsAtDoor = [
  { value: 'd0', label: 'search.ascendingAtDoor' },
  { value: 'd1', label: 'search.descendingAtDoor' },
] as const

interface SortSelectProps {
  query: VehicleQuery
  mine: MyDestination | null
}

/** Sorts at once; without JavaScript it is a field of the filters with a button of its own. */
export function SortSelect({ query, mine }: SortSelectProps) {
  const t = useTranslate()
  const id = useId()
  const navigate = useNavigate()
  const { isByDoor } = useSite()
  const filters = readFilters(query.filters)
  const place = isByDoor ? (mine?.city ?? null) : null
  const value = `${place !== null && filters.door.isOrder ? 'd' : ''}${query.sort === 'ascending' ? 0 : 1}`
  const sort = (chosen: string) => {
    // Selecting the sort already active is ignored (buyer spec §2).
    if (chosen === value) return
    const door = { ...filters.door, isOrder: chosen.startsWith('d') }
    void navigate(
      vehiclesPath({
        ...query,
        page: 1,
        sort: chosen.endsWith('1') ? 'descending' : 'ascending',
        filters: writeFilters({ ...filters, door }),
      }),
    )
  }
  return (
    <div className={css.sort}>
      <label className={css.label} htmlFor={id}>
        {t('search.sortByPrice')}
      </label>
      <SelectInput
        id={id}
        key={value}
        form={filtersId}
        name="sorted"
        choices={[
          ...sorts.map((choice) => ({ value: choice.value, label: t(choice.label) })),
          ...(place === null
            ? []
            : sortsAtDoor.map((choice) => ({
                value: choice.value,
                label: t(choice.label, { place }),
              }))),
        ]}
        defaultValue={value}
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
