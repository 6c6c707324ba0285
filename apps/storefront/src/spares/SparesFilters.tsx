import { useFormat, useTranslate } from '@bandari/i18n/react'
import type { KenyaProductPage } from '@bandari/sdk'
import { Button, Field, SelectInput, TextInput, vehicleWord } from '@bandari/ui'
import type { SyntheticEvent } from 'react'
import { useHref, useNavigate } from 'react-router-dom'
import { useMakeChoices } from '../shared/vehicles/make-choices.ts'
import { readSpareFilters, type SpareFilters, spareSorts } from './spare-filters.ts'
import css from './SparesFilters.module.css'

interface SparesFiltersProps {
  make: string | null
  filters: SpareFilters
  /** How many there are by each condition; undefined while they load. */
  conditions: KenyaProductPage['conditions'] | undefined
  /** The list without filters, for a browser without JavaScript. */
  action: string
  hrefFor: (make: string | null, filters: SpareFilters) => string
  /** Other fields that a browser without JavaScript has to send. */
  kept: Readonly<Record<string, string>>
}

/** What narrows the list, in one GET form, so that it works without JavaScript. */
export function SparesFilters(props: SparesFiltersProps) {
  const { make, filters, conditions, action, hrefFor, kept } = props
  const t = useTranslate()
  const navigate = useNavigate()
  const address = useHref(action)
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new URLSearchParams()
    for (const [name, value] of new FormData(event.currentTarget))
      if (typeof value === 'string') fields.set(name, value)
    void navigate(hrefFor(fields.get('make') || null, readSpareFilters(fields)))
  }
  return (
    <form
      key={JSON.stringify([make, filters])}
      className={css.form}
      action={address}
      aria-label={t('spares.filters')}
      onSubmit={submit}
    >
      {Object.entries(kept).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <div className={css.words}>
        <Field label={t('spares.words')}>
          {(control) => (
            <TextInput {...control} type="search" name="words" defaultValue={filters.words} />
          )}
        </Field>
      </div>
      <Makes make={make} />
      <Field label={t('spares.town')}>
        {(control) => <TextInput {...control} name="place" defaultValue={filters.place} />}
      </Field>
      <Conditions chosen={filters.condition} conditions={conditions} />
      <Prices filters={filters} />
      <Field label={t('spares.sortBy')}>
        {(control) => (
          <SelectInput
            {...control}
            name="by"
            choices={spareSorts.map(({ by, label }) => ({ value: by, label: t(label) }))}
            defaultValue={filters.by}
          />
        )}
      </Field>
      <Button type="submit" variant="secondary">
        {t('shared.show')}
      </Button>
    </form>
  )
}

function Prices({ filters: { min, max } }: Pick<SparesFiltersProps, 'filters'>) {
  const t = useTranslate()
  return (
    <>
      <Field label={t('spares.priceFrom')}>
        {(control) => (
          <TextInput {...control} inputMode="numeric" name="min" defaultValue={min || ''} />
        )}
      </Field>
      <Field label={t('spares.priceTo')}>
        {(control) => (
          <TextInput {...control} inputMode="numeric" name="max" defaultValue={max || ''} />
        )}
      </Field>
    </>
  )
}

function Makes({ make }: { make: string | null }) {
  const t = useTranslate()
  const choices = useMakeChoices(make)
  return (
    <Field label={t('shared.make')}>
      {(control) => (
        <SelectInput
          {...control}
          name="make"
          placeholder={t('spares.anyMake')}
          choices={choices}
          defaultValue={make ?? ''}
        />
      )}
    </Field>
  )
}

function Conditions({
  chosen,
  conditions = [],
}: {
  chosen: string
  conditions: SparesFiltersProps['conditions']
}) {
  const t = useTranslate()
  const format = useFormat()
  const choices = conditions.map(({ value, label, count }) => ({
    value,
    label: `${vehicleWord(t, label) ?? label} (${format.count(count)})`,
  }))
  const isThere = chosen === '' || choices.some(({ value }) => value === chosen)
  return (
    <Field label={t('spares.condition')}>
      {(control) => (
        <SelectInput
          {...control}
          name="condition"
          placeholder={t('spares.anyCondition')}
          choices={isThere ? choices : [...choices, { value: chosen, label: chosen }]}
          defaultValue={chosen}
        />
      )}
    </Field>
  )
}
