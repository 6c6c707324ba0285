import { useTranslate } from '@bandari/i18n/react'
import { Field } from './Field.tsx'
import { SelectInput } from './SelectInput.tsx'
import { Column } from '../stories/story-layout.tsx'
import { longVehicle, vehicle } from '../stories/story-samples.ts'

export default {}

const useChoices = () => {
  const t = useTranslate()
  return [
    { value: 'roro', label: t('details.roro') },
    { value: 'container', label: t('details.container') },
    { value: 'quote', label: t('details.byQuote'), disabled: true },
  ]
}

export const NothingChosen = () => {
  const t = useTranslate()
  const choices = useChoices()
  return (
    <Column>
      <Field label={t('details.country')}>
        {(control) => (
          <SelectInput {...control} choices={choices} placeholder={t('details.chooseCountry')} />
        )}
      </Field>
    </Column>
  )
}

export const Chosen = () => {
  const t = useTranslate()
  const choices = useChoices()
  return (
    <Column>
      <Field label={t('details.how')}>
        {(control) => <SelectInput {...control} choices={choices} defaultValue="container" />}
      </Field>
    </Column>
  )
}

export const WithError = () => {
  const t = useTranslate()
  return (
    <Column>
      <Field label={t('details.country')} error={t('checkout.countryMissing')}>
        {(control) => (
          <SelectInput {...control} choices={[]} placeholder={t('details.chooseCountry')} />
        )}
      </Field>
    </Column>
  )
}

export const Disabled = () => {
  const t = useTranslate()
  return (
    <Column>
      <Field label={t('details.port')} hint={t('details.findPort')}>
        {(control) => (
          <SelectInput {...control} choices={[]} placeholder={t('details.countryFirst')} disabled />
        )}
      </Field>
    </Column>
  )
}

export const LongChoices = () => {
  const t = useTranslate()
  const choices = [vehicle, longVehicle].map((label) => ({ value: label, label }))
  return (
    <div style={{ maxWidth: '240px' }}>
      <Field label={t('details.vehicle')}>
        {(control) => <SelectInput {...control} choices={choices} defaultValue={longVehicle} />}
      </Field>
    </div>
  )
}
