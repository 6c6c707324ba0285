import { useFormat, useTranslate, useTranslator } from '@bandari/i18n/react'
import { Button, Field, SelectInput } from '@bandari/ui'
import type { SyntheticEvent } from 'react'
import { useHref } from 'react-router-dom'
import { useCountVehicleFacetsQuery } from '../api/vehicle-filters.ts'
import { AppLink } from '../shared/page/AppLink.tsx'
import { useMyDestination } from '../shared/destination/my-destination.ts'
import { paths } from '../shared/addresses/paths.ts'
import { useSite } from '../shared/page/settings.ts'
import { useHydrated } from '../shared/page/use-hydrated.ts'
import type { VehicleQuery } from '../shared/addresses/vehicle-query.ts'
import { appliedFilters, clearedPath } from './applied-filters.ts'
import { FacetGroup } from './FacetGroup.tsx'
import type { Facets } from './filter-labels.ts'
import { formFields } from './form-fields.ts'
import { LandedFields } from './lazy-landed-components.tsx'
import { MakeFields } from './MakeFields.tsx'
import { MileageField, PriceFields, YearFields } from './RangeFields.tsx'
import css from './SearchFilters.module.css'
import { facetsCall } from './search-call.ts'
import { classOf, queryOfForm } from './search-form.ts'
import { type NameChoice, useFilterDraft } from './use-filter-draft.ts'
import { readFilters, valueFilters } from './vehicle-filters.ts'

export const filtersId = 'filters'

const classes = [
  { value: '1', label: 'shell.cars' },
  { value: '2', label: 'shell.commercialVehicles' },
  { value: '*', label: 'search.allVehicles' },
] as const

interface FilterFieldsProps {
  query: VehicleQuery
  onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void
}

/** A GET form, so that it filters without JavaScript; with it, every choice is counted before it is applied. */
export function FilterFields({ query, onSubmit }: FilterFieldsProps) {
  const format = useFormat()
  const { t, name } = useTranslator()
  const isAlive = useHydrated()
  const mine = useMyDestination()
  const { draft, setDraft, choose } = useFilterDraft(query)
  // The counts of the choice before stay until the new ones are there.
  const { data: found, isError, isFetching } = useCountVehicleFacetsQuery(facetsCall(draft, mine))
  const facets: Facets | undefined = isError ? undefined : found?.facets
  const { hasLandedSearch } = useSite()
  const { landed } = readFilters(query.filters)
  const { values, words } = readFilters(draft.filters)
  // Without JavaScript nothing is counted between a choice and its result.
  const isCounted = isAlive && found && !isError
  const label = isCounted ? t('search.show', { count: found.count }) : t('search.showResults')
  return (
    <form
      className={css.form}
      id={filtersId}
      action={useHref(paths.searchForm())}
      aria-label={t('search.filters')}
      onSubmit={onSubmit}
      onChange={({ currentTarget }) => setDraft(queryOfForm(formFields(currentTarget)))}
    >
      <ClassField draft={draft} onChoose={choose} />
      <MakeFields draft={draft} facets={facets} onChoose={choose} />
      {mine && hasLandedSearch && query.market === 'export' && (
        <LandedFields wish={landed} place={mine.city} />
      )}
      <PriceFields query={query} draft={draft} facets={facets} />
      <YearFields query={query} draft={draft} facets={facets} />
      <MileageField query={query} />
      {valueFilters.map((filter) => (
        <FacetGroup
          key={filter}
          name={filter}
          chosen={values[filter]}
          counted={facets?.[filter] ?? []}
        />
      ))}
      <input type="hidden" name="words" value={words} />
      {query.market === 'local' && <input type="hidden" name="market" value="local" />}
      <div className={css.apply}>
        <Button type="submit" wide>
          <span className={css.show} aria-live="polite" aria-busy={isFetching}>
            {/* Each text is a new node, because a node that changes its width counts as a layout shift. */}
            <span key={label}>{label}</span>
          </span>
        </Button>
        {appliedFilters({ t, name, format }, query, undefined).length > 0 && (
          <AppLink className={css.clear} href={clearedPath(query)}>
            {t('search.clear')}
          </AppLink>
        )}
      </div>
    </form>
  )
}

interface ClassFieldProps {
  draft: VehicleQuery
  onChoose: (choice: NameChoice) => void
}

function ClassField({ draft, onChoose }: ClassFieldProps) {
  const t = useTranslate()
  return (
    <Field label={t('search.class')}>
      {(control) => (
        <SelectInput
          {...control}
          name="st"
          choices={classes.map(({ value, label }) => ({ value, label: t(label) }))}
          value={draft.class === null ? '*' : draft.class === 'cars' ? '1' : '2'}
          onChange={(event) => onChoose({ class: classOf(event.target.value) })}
        />
      )}
    </Field>
  )
}
