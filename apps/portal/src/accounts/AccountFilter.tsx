import { useListContext } from 'react-admin'
import css from '../staff/list/ChoiceFilter.module.css'

const choices: readonly { label: string; filter: Readonly<Record<string, unknown>> }[] = [
  { label: 'All', filter: {} },
  { label: 'Staff', filter: { is_staff: true } },
  { label: 'Not active', filter: { is_active: false } },
]

export function AccountFilter() {
  const { filterValues, displayedFilters, setFilters } = useListContext()
  const { is_staff, is_active, ...others } = filterValues
  const chosen = JSON.stringify({ is_staff, is_active })
  return (
    <fieldset className={css.choices}>
      <legend className="visually-hidden">Accounts</legend>
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
