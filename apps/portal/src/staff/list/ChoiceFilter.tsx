import { type SortPayload, useListContext } from 'react-admin'
import css from './ChoiceFilter.module.css'
import { formatSentence } from '../../language/translator.ts'

type Value = string | boolean

export interface Choice {
  /** An id, or words. */
  label: string
  /** The filter that it sets; an empty one shows everything. */
  filter: Readonly<Record<string, Value>>
  /** Set where its results have an order of their own. */
  sort?: SortPayload
}

interface ChoiceFilterProps {
  /** For screen readers. */
  legend: string
  choices: readonly Choice[]
}

/** The most used filter of a list, always one click away. */
export function ChoiceFilter({ legend, choices }: ChoiceFilterProps) {
  const { filterValues, displayedFilters, setFilters, sort: sorted, setSort } = useListContext()
  const fields = [...new Set(choices.flatMap(({ filter }) => Object.keys(filter)))]
  const others = Object.fromEntries(
    Object.entries(filterValues).filter(([field]) => !fields.includes(field)),
  )
  const choose = ({ filter, sort }: Choice) => {
    setFilters({ ...others, ...filter }, displayedFilters)
    if (sort && sort.field !== sorted.field) setSort(sort)
  }
  return (
    <fieldset className={css.choices}>
      <legend className="visually-hidden">{legend}</legend>
      {choices.map((choice) => (
        <button
          key={choice.label}
          type="button"
          className={css.choice}
          aria-pressed={fields.every((field) => filterValues[field] === choice.filter[field])}
          onClick={() => choose(choice)}
        >
          {formatSentence(choice.label)}
        </button>
      ))}
    </fieldset>
  )
}

/** All first, then the values of one field with their labels. */
export function choicesOf(
  field: string,
  values: readonly (readonly [value: Value, label: string])[],
): Choice[] {
  return [
    { label: 'staff.all', filter: {} },
    ...values.map(([value, label]) => ({ label, filter: { [field]: value } })),
  ]
}
