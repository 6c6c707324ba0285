import { useListContext } from 'react-admin'
import css from '../staff/list/ChoiceFilter.module.css'

const choices: readonly { label: string; filter: Readonly<Record<string, unknown>> }[] = [
  { label: 'New', filter: { state: 'new' } },
  { label: 'Overdue', filter: { is_overdue: true } },
  { label: 'Answered', filter: { state: 'answered' } },
  { label: 'Closed', filter: { state: 'closed' } },
  { label: 'All', filter: {} },
]

/** What is late is a question of its own beside the states. */
export function RequestFilter() {
  const { filterValues, displayedFilters, setFilters } = useListContext()
  const { state, is_overdue, ...others } = filterValues
  return (
    <fieldset className={css.choices}>
      <legend className="visually-hidden">State</legend>
      {choices.map(({ label, filter }) => (
        <button
          key={label}
          type="button"
          className={css.choice}
          aria-pressed={filter['state'] === state && filter['is_overdue'] === is_overdue}
          onClick={() => setFilters({ ...others, ...filter }, displayedFilters)}
        >
          {label}
        </button>
      ))}
    </fieldset>
  )
}
