import { useTranslate } from '@bandari/i18n/react'
import { Button, Field, SelectInput } from '@bandari/ui'
import type { SyntheticEvent } from 'react'
import { useHref, useNavigate } from 'react-router-dom'
import { useMakeChoices } from './make-choices.ts'
import css from './MakeForm.module.css'

interface MakeFormProps {
  /** Names the form to a screen reader. */
  label: string
  /** The select's name in the address that a browser without JavaScript requests. */
  name: string
  action: string
  make: string | null
  hrefFor: (make: string | null) => string
}

/** One make out of all: a GET form, so that it works without JavaScript. */
export function MakeForm({ label, name, action, make, hrefFor }: MakeFormProps) {
  const t = useTranslate()
  const navigate = useNavigate()
  const address = useHref(action)
  const choices = useMakeChoices(make)
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const chosen = new FormData(event.currentTarget).get(name)
    void navigate(hrefFor(typeof chosen === 'string' && chosen !== '' ? chosen : null))
  }
  return (
    <form key={make} className={css.form} action={address} aria-label={label} onSubmit={submit}>
      <Field label={t('shared.make')}>
        {(control) => (
          <SelectInput
            {...control}
            name={name}
            placeholder={t('shared.chooseMake')}
            required
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
