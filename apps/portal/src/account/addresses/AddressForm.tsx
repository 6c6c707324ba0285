import type { SavedAddress } from '@bandari/sdk'
import { Button, Card, ErrorAlert, Skeleton } from '@bandari/ui'
import { type FormEvent, useState } from 'react'
import { LoadFailure } from '../../layout/LoadFailure.tsx'
import { t } from '../../language/translator.ts'
import { createAddress, updateAddress } from '../../providers/addresses.ts'
import { type NamedCountry, useCountries } from '../../shared/use-countries.ts'
import { AddressFields } from '../../shared/address/AddressFields.tsx'
import { type AddressValues, bodyOf, valuesOf } from '../../shared/address/address-form.ts'
import { useCall } from '../security/use-call.ts'
import css from './Addresses.module.css'

interface AddressFormProps {
  /** Without one, the form makes a new address. */
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

/** The server's refusals are shown next to their fields; the form's values stay. */
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
        <AddressFields values={values} problems={fields} countries={countries} onChange={change} />
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
