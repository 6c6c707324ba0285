import type { Profile } from '@bandari/sdk'
import { Button, ErrorAlert, Field, SelectInput, TextInput } from '@bandari/ui'
import type { FormEvent } from 'react'
import { t } from '../../language/translator.ts'
import { PhoneField } from '../../shared/fields/PhoneField.tsx'
import { useCountries } from '../../shared/use-countries.ts'
import css from './ProfileCard.module.css'
import { type ProfileValues, useProfileForm } from './use-profile-form.ts'

interface ProfileFormProps {
  profile: Profile
  onSaved: () => void
  onCancel: () => void
}

/** Names, country, telephone and postcode; the e-mail address has a card of its own. */
export function ProfileForm({ profile, onSaved, onCancel }: ProfileFormProps) {
  const { values, change, problems, isSaving, save } = useProfileForm(profile, onSaved)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save()
  }
  const text = (name: keyof ProfileValues, label: string, complete: string) => (
    <Field label={label} error={problems.fields[name]}>
      {(control) => (
        <TextInput
          {...control}
          name={name}
          autoComplete={complete}
          maxLength={name === 'postcode' ? 64 : 255}
          value={values[name]}
          onChange={({ currentTarget: { value } }) => change({ [name]: value })}
        />
      )}
    </Field>
  )
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      {problems.form && (
        <ErrorAlert title={t('portalAccount.edit.saveFailed')}>{problems.form}</ErrorAlert>
      )}
      {text('first_name', t('portalAccount.edit.firstName'), 'given-name')}
      {text('last_name', t('portalAccount.edit.lastName'), 'family-name')}
      <CountryField
        value={values.country}
        problem={problems.fields.country}
        onChange={(country) => change({ country })}
      />
      <PhoneField
        label={t('portalAccount.edit.phone')}
        hint={t('portalAccount.edit.phoneHint')}
        name="phone"
        country={values.country || null}
        value={values.phone}
        onChange={(phone) => change({ phone })}
        error={problems.fields.phone ?? null}
      />
      {text('postcode', t('portalAccount.postcode'), 'postal-code')}
      <div className={css.actions}>
        <Button type="submit" loading={isSaving}>
          {t('portalAccount.edit.save')}
        </Button>
        <Button variant="secondary" onClick={onCancel} disabled={isSaving}>
          {t('portalAccount.edit.cancel')}
        </Button>
      </div>
    </form>
  )
}

interface CountryFieldProps {
  value: string
  problem: string | undefined
  onChange: (country: string) => void
}

function CountryField({ value, problem, onChange }: CountryFieldProps) {
  const { countries } = useCountries()
  return (
    <Field label={t('portalAccount.country')} error={problem}>
      {(control) => (
        <SelectInput
          {...control}
          name="country"
          autoComplete="country"
          choices={countries?.map(({ code, label }) => ({ value: code, label })) ?? []}
          placeholder={t('portalAccount.edit.chooseCountry')}
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
    </Field>
  )
}
