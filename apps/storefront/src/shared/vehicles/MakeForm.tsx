import { useTranslate } from '@bandari/i18n/react'
import { Button, Field, SelectInput } from '@bandari/ui'
import type { SyntheticEvent } from 'react'
import { useHref, useNavigate } from 'react-router-dom'
import { useCountVehicleMakesQuery } from '../../api/catalogue.ts'
import { makeName } from './make-name.ts'
import css from './MakeForm.module.css'

interface MakeFormProps {
  /** Names the form to a screen reader. */
  label: string
  /** The select's name in the address that a browser without JavaScript requests. */
  name: string
  action: string
  make: string | null
  /** The choice of no make; without it a make has to be chosen. */
  anyMake?: string
  hrefFor: (make: string | null) => string
  /** Other fields that a browser without JavaScript has to send. */
  kept?: Readonly<Record<string, string>>
}

/** One make out of all: a GET form, so that it works without JavaScript. */
export function MakeForm({
  label,
  name,
  action,
  make,
  anyMake,
  hrefFor,
  kept = {},
}: MakeFormProps) {
  const t = useTranslate()
  const navigate = useNavigate()
  const address = useHref(action)
  const { data: makes = [] } = useCountVehicleMakesQuery()
  const slugs = makes.map(({ slug }) => slug)
  const known = make === null || slugs.includes(make) ? slugs : [...slugs, make]
  const choices = known
    .map((slug) => ({ value: slug, label: makeName(slug) }))
    .sort((one, other) => one.label.localeCompare(other.label, 'en'))
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const chosen = new FormData(event.currentTarget).get(name)
    void navigate(hrefFor(typeof chosen === 'string' && chosen !== '' ? chosen : null))
  }
  return (
    <form key={make} className={css.form} action={address} aria-label={label} onSubmit={submit}>
      {Object.entries(kept).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <Field label={t('shared.make')}>
        {(control) => (
          <SelectInput
            {...control}
            name={name}
            placeholder={anyMake ?? t('shared.chooseMake')}
            required={anyMake === undefined}
            choices={choices}
            defaultValue={make ?? ''}
          />
        )}
      </Field>
      <Button type="submit" variant="secondary">
        {t('shared.show')}
      </Button>
    </form>
  )
}
