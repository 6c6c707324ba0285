import type { PlainMessageId } from '@bandari/i18n'
import type { SavedAddress } from '@bandari/sdk'
import { Button, Card, ErrorAlert, Field, SelectInput, Skeleton, TextInput } from '@bandari/ui'
import { type FormEvent, useState } from 'react'
import { LoadFailure } from '../../layout/LoadFailure.tsx'
import { t } from '../../language/translator.ts'
import { createAddress, updateAddress } from '../../providers/addresses.ts'
import { type NamedCountry, useCountries } from '../../shared/use-countries.ts'
import { useCall } from '../security/use-call.ts'
import { type AddressValues, bodyOf, textFields, titles, valuesOf } from './address-form.ts'
import css from './Addresses.module.css'

interface AddressFormProps {
  /** None: a new one. */
  address?: SavedAddress
  onSaved: () => void
  onCancel: () => void
}

export function AddressForm(props: AddressFormProps) {
  const { countries, error, retry } = useCountries()
  if (error) {
    const title = t('portalAddresses.countriesFailed')
    return <LoadFailure error={error} title={title} onRetry={retry} />
  }
  if (!countries) return <Skeleton shape="block" height="320px" />
  return <Form {...props} countries={countries} />
}

/** What the server refuses stands beside its field, and what was typed stays. */
function Form({ address, countries, onSaved, onCancel }: AddressFormProps & Countries) {
  const [values, setValues] = useState(() => valuesOf(address ?? null, countries))
  const { call, isBusy, fields, failure } = useCall()
  const change = (part: Partial<AddressValues>) => setValues((before) => ({ ...before, ...part }))
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    const body = bodyOf(values)
    const { refusal } = await call(() =>
      address ? updateAddress(address.id, body) : createAddress(body),
    )
    if (!refusal) onSaved()
  }
  const problem = fields['non_field_errors'] ?? failure
  const title = t(address ? 'portalAddresses.editTitle' : 'portalAddresses.add')
  return (
    <Card as="section" className={css.card} aria-label={title}>
      <h2 className={css.title}>{title}</h2>
      <form className={css.form} onSubmit={(event) => void submit(event)} noValidate>
        {problem && <ErrorAlert title={problem} />}
        <Field label={t('portalAddresses.title')} error={fields['title']}>
          {(control) => (
            <SelectInput
              {...control}
              choices={titles.map((one) => ({ value: one, label: t(titleNames[one]) }))}
              placeholder={t('portalAddresses.choose')}
              value={values.title}
              onChange={({ currentTarget }) => change({ title: currentTarget.value })}
            />
          )}
        </Field>
        <TextFields values={values} problems={fields} onChange={change} />
        <Field label={t('portalAddresses.country')} error={fields['country']}>
          {(control) => (
            <SelectInput
              {...control}
              choices={countries.map(({ url, label }) => ({ value: url, label }))}
              placeholder={t('portalAddresses.choose')}
              value={values.country}
              onChange={({ currentTarget }) => change({ country: currentTarget.value })}
            />
          )}
        </Field>
        <div className={css.actions}>
          <Button type="submit" loading={isBusy}>
            {t('portalAddresses.save')}
          </Button>
          <Button variant="secondary" onClick={onCancel} disabled={isBusy}>
            {t('portalAddresses.cancel')}
          </Button>
        </div>
      </form>
    </Card>
  )
}

interface Countries {
  countries: readonly NamedCountry[]
}

const titleNames = {
  Mr: 'portalAddresses.mr',
  Mrs: 'portalAddresses.mrs',
  Miss: 'portalAddresses.miss',
  Ms: 'portalAddresses.ms',
} as const satisfies Record<(typeof titles)[number], PlainMessageId>

const labels = {
  first_name: 'portalAddresses.firstName',
  last_name: 'portalAddresses.lastName',
  phone_number: 'portalAddresses.phone',
  email: 'portalAddresses.email',
  line1: 'portalAddresses.line1',
  line2: 'portalAddresses.line2',
  line4: 'portalAddresses.city',
  state: 'portalAddresses.province',
  postcode: 'portalAddresses.postcode',
} as const satisfies Record<(typeof textFields)[number]['name'], PlainMessageId>

interface TextFieldsProps {
  values: AddressValues
  problems: Readonly<Record<string, string>>
  onChange: (part: Partial<AddressValues>) => void
}

function TextFields({ values, problems, onChange }: TextFieldsProps) {
  return textFields.map(({ name, complete, limit, ...field }) => (
    <Field
      key={name}
      label={t(labels[name])}
      hint={name === 'phone_number' ? t('portalAddresses.phoneHint') : undefined}
      optional={'isOptional' in field}
      error={problems[name]}
    >
      {(control) => (
        <TextInput
          {...control}
          name={name}
          autoComplete={complete}
          maxLength={limit}
          value={values[name]}
          onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
        />
      )}
    </Field>
  ))
}
