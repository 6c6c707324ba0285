import type { OrderStatus } from '@bandari/sdk'
import { useListContext } from 'react-admin'
import { orderStatuses } from '../shared/order-status.ts'
import css from './StatusFilter.module.css'

const choices: { label: string; status: OrderStatus | undefined }[] = [
  { label: 'All', status: undefined },
  ...orderStatuses.map((status) => ({ label: status, status })),
]

/** The question support asks most, always one click away. */
export function StatusFilter() {
  const { filterValues, displayedFilters, setFilters } = useListContext()
  const { status: chosen, ...others } = filterValues
  return (
    <fieldset className={css.choices}>
      <legend className="visually-hidden">Status</legend>
      {choices.map(({ label, status }) => (
        <button
          key={label}
          type="button"
          className={css.choice}
          aria-pressed={chosen === status}
          onClick={() => setFilters(status ? { ...others, status } : others, displayedFilters)}
        >
          {label}
        </button>
      ))}
    </fieldset>
  )
}
