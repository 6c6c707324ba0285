import type { SupportQuote } from '@bandari/sdk'
import { type SortPayload, useListContext } from 'react-admin'
import css from '../staff/list/ChoiceFilter.module.css'

interface Choice {
  label: string
  state: SupportQuote['state'] | undefined
  sort: SortPayload
}

/** Who waits longest comes first, what is done is read from its end. */
const choices: Choice[] = [
  { label: 'Waiting', state: 'pending', sort: { field: 'requested_at', order: 'ASC' } },
  { label: 'Answered', state: 'answered', sort: { field: 'answered_at', order: 'DESC' } },
  { label: 'All', state: undefined, sort: { field: 'id', order: 'DESC' } },
]

export function QuoteStateFilter() {
  const { filterValues, displayedFilters, setFilters, sort: sorted, setSort } = useListContext()
  const { state: chosen, ...others } = filterValues
  const choose = ({ state, sort }: Choice) => {
    setFilters(state ? { ...others, state } : others, displayedFilters)
    if (sort.field !== sorted.field) setSort(sort)
  }
  return (
    <fieldset className={css.choices}>
      <legend className="visually-hidden">State</legend>
      {choices.map((choice) => (
        <button
          key={choice.label}
          type="button"
          className={css.choice}
          aria-pressed={chosen === choice.state}
          onClick={() => choose(choice)}
        >
          {choice.label}
        </button>
      ))}
    </fieldset>
  )
}
