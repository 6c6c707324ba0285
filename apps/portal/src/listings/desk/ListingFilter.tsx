import { useListContext } from 'react-admin'
import css from '../../staff/list/ChoiceFilter.module.css'

const choices: readonly { label: string; filter: Readonly<Record<string, unknown>> }[] = [
  { label: 'All', filter: {} },
  { label: 'Live', filter: { prod_live: 'live', taken_down: false } },
  { label: 'Drafts', filter: { prod_live: 'draft', taken_down: false } },
  { label: 'Taken down', filter: { taken_down: true } },
]

/** The question asked most, always one click away. */
export function ListingFilter() {
  const { filterValues, displayedFilters, setFilters } = useListContext()
  const { prod_live, taken_down, ...others } = filterValues
  const chosen = JSON.stringify({ prod_live, taken_down })
  return (
    <fieldset className={css.choices}>
      <legend className="visually-hidden">On the storefront</legend>
      {choices.map(({ label, filter }) => (
        <button
          key={label}
          type="button"
          className={css.choice}
          aria-pressed={chosen === JSON.stringify(filter)}
          onClick={() => setFilters({ ...others, ...filter }, displayedFilters)}
        >
          {label}
        </button>
      ))}
    </fieldset>
  )
}
