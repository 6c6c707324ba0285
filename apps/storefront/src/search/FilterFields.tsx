import { Button, Field, SelectInput } from '@bandari/ui'
import { type SyntheticEvent, useState } from 'react'
import { useCountVehicleFacetsQuery } from '../api/vehicle-filters.ts'
import { AppLink } from '../shared/AppLink.tsx'
import { paths } from '../shared/paths.ts'
import { useHydrated } from '../shared/use-hydrated.ts'
import type { VehicleQuery } from '../shared/vehicle-query.ts'
import { appliedFilters, clearedPath } from './applied-filters.ts'
import { FacetGroup } from './FacetGroup.tsx'
import { type Facets, vehicles } from './filter-labels.ts'
import { formFields } from './form-fields.ts'
import { MakeFields } from './MakeFields.tsx'
import { MileageField, PriceFields, YearFields } from './RangeFields.tsx'
import css from './SearchFilters.module.css'
import { facetsCall } from './search-call.ts'
import { queryOfForm } from './search-form.ts'
import { readFilters, valueFilters } from './vehicle-filters.ts'

export const filtersId = 'filters'

const classes = [
  { value: '1', label: 'Cars' },
  { value: '2', label: 'Commercial vehicles' },
  { value: '*', label: 'All vehicles' },
] as const

interface FilterFieldsProps {
  query: VehicleQuery
  onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void
}

/** A GET form, so that it filters without JavaScript; with it, every choice is counted before it is applied. */
export function FilterFields({ query, onSubmit }: FilterFieldsProps) {
  const isAlive = useHydrated()
  const [draft, setDraft] = useState(query)
  // The counts of the choice before stay until the new ones are there.
  const { data: found, isError, isFetching } = useCountVehicleFacetsQuery(facetsCall(draft))
  const facets: Facets | undefined = isError ? undefined : found?.facets
  const { values, words } = readFilters(draft.filters)
  // Without JavaScript nothing is counted between a choice and its result.
  const label = isAlive && found && !isError ? `Show ${vehicles(found.count)}` : 'Show results'
  return (
    <form
      className={css.form}
      id={filtersId}
      action={paths.searchForm()}
      aria-label="Filters"
      onSubmit={onSubmit}
      onChange={({ currentTarget }) => setDraft(queryOfForm(formFields(currentTarget)))}
    >
      <Field label="Class">
        {(control) => (
          <SelectInput
            {...control}
            name="st"
            choices={classes}
            defaultValue={query.class === null ? '*' : query.class === 'cars' ? '1' : '2'}
          />
        )}
      </Field>
      <MakeFields query={query} draft={draft} facets={facets} />
      <PriceFields query={query} draft={draft} facets={facets} />
      <YearFields query={query} draft={draft} facets={facets} />
      <MileageField query={query} />
      {valueFilters.map((name) => (
        <FacetGroup key={name} name={name} chosen={values[name]} counted={facets?.[name] ?? []} />
      ))}
      <input type="hidden" name="words" value={words} />
      <div className={css.apply}>
        <Button type="submit" variant="secondary" wide>
          <span className={css.show} aria-live="polite" aria-busy={isFetching}>
            {/* Each text is a new node, because a node that changes its width counts as a layout shift. */}
            <span key={label}>{label}</span>
          </span>
        </Button>
        {appliedFilters(query, undefined).length > 0 && (
          <AppLink className={css.clear} href={clearedPath(query)}>
            Clear all
          </AppLink>
        )}
      </div>
    </form>
  )
}
