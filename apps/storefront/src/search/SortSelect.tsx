import { useTranslate } from '@bandari/i18n/react'
import { SelectInput } from '@bandari/ui'
import { useId } from 'react'
import { useNavigate } from 'react-router-dom'
import { type VehicleQuery, vehiclesPath } from '../shared/vehicle-query.ts'
import { filtersId } from './FilterFields.tsx'
import css from './SortSelect.module.css'

const sorts = [
  { value: '0', label: 'search.ascending' },
  { value: '1', label: 'search.descending' },
] as const

/** Sorts at once; without JavaScript it is a field of the filters with a button of its own. */
export function SortSelect({ query }: { query: VehicleQuery }) {
  const t = useTranslate()
  const id = useId()
  const navigate = useNavigate()
  const value = query.sort === 'ascending' ? '0' : '1'
  const sort = (chosen: string) => {
    // Selecting the sort already active is ignored (buyer spec §2).
    if (chosen === value) return
    void navigate(
      vehiclesPath({ ...query, page: 1, sort: chosen === '1' ? 'descending' : 'ascending' }),
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
        choices={sorts.map((choice) => ({ value: choice.value, label: t(choice.label) }))}
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
