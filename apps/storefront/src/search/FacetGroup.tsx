import { useFormat, useTranslator } from '@bandari/i18n/react'
import type { VehicleFacets } from '@bandari/sdk'
import { Checkbox } from '@bandari/ui'
import { useState } from 'react'
import { valueLabel } from './filter-labels.ts'
import css from './SearchFilters.module.css'
import { type ValueFilter, valueFilterRows } from './vehicle-filters.ts'

interface FacetGroupProps {
  name: ValueFilter
  chosen: readonly string[]
  counted: VehicleFacets['facets'][ValueFilter]
}

/** Open from the start, because most buyers choose by it. */
const first: readonly ValueFilter[] = ['fuel', 'transmission']

function isSingle(name: ValueFilter): boolean {
  return 'isSingle' in valueFilterRows[name]
}

/** The values of a filter, any of which may be chosen, each with how many vehicles there are. */
export function FacetGroup({ name, chosen, counted }: FacetGroupProps) {
  const format = useFormat()
  const { t, name: nameOf } = useTranslator()
  const [isOpen] = useState(first.includes(name) || chosen.length > 0)
  const countedValues = counted.map(({ value }) => value)
  // Late or failed counts do not remove a choice.
  const missing = chosen.filter((slug) => !countedValues.includes(slug))
  const values = [...counted, ...missing.map((value) => ({ value, label: value, count: null }))]
  if (values.length === 0) return null
  const boxes = values.map(({ value, label, count }) => (
    <Checkbox
      key={value}
      name={name}
      value={value}
      defaultChecked={chosen.includes(value)}
      label={
        <span className={css.value}>
          <span className={css.valueName}>
            {name === 'colour' && (
              <span className={css.swatch} data-colour={value} aria-hidden="true" />
            )}
            {valueLabel({ t, name: nameOf, format }, name, value, label)}
          </span>{' '}
          {count !== null && <span className={css.count}>{format.count(count)}</span>}
        </span>
      }
    />
  ))
  if (isSingle(name)) return <div className={css.group}>{boxes}</div>
  return (
    <details className={css.group} open={isOpen}>
      <summary className={css.groupTitle}>{t(valueFilterRows[name].title)}</summary>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset's legend cannot be a summary */}
      <div role="group" aria-label={t(valueFilterRows[name].title)}>
        {boxes}
      </div>
    </details>
  )
}
