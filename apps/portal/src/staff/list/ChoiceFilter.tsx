import { useListContext } from 'react-admin'
import css from './ChoiceFilter.module.css'

interface ChoiceFilterProps {
  /** For screen readers. */
  legend: string
  source: string
  /** Each with its words; all of them come first by themselves. */
  choices: readonly (readonly [value: string | boolean, label: string])[]
}

/** The question asked most of a list, always one click away. */
export function ChoiceFilter({ legend, source, choices }: ChoiceFilterProps) {
  const { filterValues, displayedFilters, setFilters } = useListContext()
  const { [source]: chosen, ...others } = filterValues
  const all: readonly (readonly [value: string | boolean | undefined, label: string])[] = [
    [undefined, 'All'],
    ...choices,
  ]
  return (
    <fieldset className={css.choices}>
      <legend className="visually-hidden">{legend}</legend>
      {all.map(([value, label]) => (
        <button
          key={label}
          type="button"
          className={css.choice}
          aria-pressed={chosen === value}
          onClick={() =>
            setFilters(
              value === undefined ? others : { ...others, [source]: value },
              displayedFilters,
            )
          }
        >
          {label}
        </button>
      ))}
    </fieldset>
  )
}
