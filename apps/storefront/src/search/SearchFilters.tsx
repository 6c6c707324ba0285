import { Button, ErrorAlert, Field, SelectInput } from '@bandari/ui'
import { SlidersHorizontal } from 'lucide-react'
import type { SyntheticEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { useCountVehicleMakesQuery } from '../api/catalogue.ts'
import { makeName } from '../shared/make-name.ts'
import { paths } from '../shared/paths.ts'
import { type VehicleQuery, vehiclesPath } from '../shared/vehicle-query.ts'
import { messages } from './messages.ts'
import { bandChoices } from './price-bands.ts'
import css from './SearchFilters.module.css'
import { pathOfForm } from './search-form.ts'

export const filtersId = 'filters'

const classes = [
  { value: '1', label: 'Cars' },
  { value: '2', label: 'Commercial vehicles' },
  { value: '*', label: 'All vehicles' },
] as const

/** A GET form, so that it filters without JavaScript; folded on a phone, always shown beside the results. */
export function SearchFilters({ query }: { query: VehicleQuery }) {
  const navigate = useNavigate()
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    void navigate(pathOfForm(formFields(event.currentTarget)))
  }
  return (
    <details className={css.filters}>
      <summary className={css.summary}>
        <SlidersHorizontal size={20} aria-hidden="true" />
        Filters
      </summary>
      {/* Another query is another form: its fields start from that query. */}
      <form
        key={vehiclesPath({ ...query, page: 1 })}
        className={css.form}
        id={filtersId}
        action={paths.searchForm()}
        aria-label="Filters"
        onSubmit={submit}
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
        <MakeField make={query.make} />
        <input type="hidden" name="of" value={query.make ?? ''} />
        <input type="hidden" name="svm" value={query.model ?? ''} />
        <div className={css.bounds}>
          <Field label="Price from">
            {(control) => (
              <SelectInput
                {...control}
                name="min"
                choices={bandChoices(query.min, 'Any')}
                defaultValue={String(query.min)}
              />
            )}
          </Field>
          <Field label="Price to">
            {(control) => (
              <SelectInput
                {...control}
                name="max"
                choices={bandChoices(query.max, 'Any')}
                defaultValue={String(query.max)}
              />
            )}
          </Field>
        </div>
        <Button type="submit" variant="secondary" wide>
          Show results
        </Button>
      </form>
    </details>
  )
}

function MakeField({ make }: { make: string | null }) {
  const { data: makes, error, refetch } = useCountVehicleMakesQuery()
  if (error) {
    return (
      <>
        <input type="hidden" name="sv" value={make ?? ''} />
        <ErrorAlert title={messages.categoriesFailed} onRetry={() => void refetch()}>
          <p>{messages.categoriesExplained}</p>
          <p>{messages.categoriesAdvice}</p>
        </ErrorAlert>
      </>
    )
  }
  const slugs = (makes ?? []).map(({ slug }) => slug)
  const known = make === null || slugs.includes(make) ? slugs : [...slugs, make]
  const choices = known
    .map((slug) => ({ value: slug, label: makeName(slug) }))
    .sort((one, other) => one.label.localeCompare(other.label, 'en'))
  return (
    <Field label="Make">
      {(control) => (
        <SelectInput
          {...control}
          name="sv"
          placeholder="Any make"
          choices={choices}
          defaultValue={make ?? ''}
        />
      )}
    </Field>
  )
}

function formFields(form: HTMLFormElement): URLSearchParams {
  const fields = new URLSearchParams()
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') fields.append(name, value)
  }
  return fields
}
