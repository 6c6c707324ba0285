import type { PlainMessageId } from '@bandari/i18n'
import { Field, SelectInput, TextInput } from '@bandari/ui'
import { t } from '../../language/translator.ts'
import type { NamedCountry } from '../use-countries.ts'
import { type AddressValues, textFields, titles } from './address-form.ts'

interface AddressFieldsProps {
  values: AddressValues
  /** By the name of the field. */
  problems: Readonly<Record<string, string>>
  countries: readonly NamedCountry[]
  /** Where we write to somebody else, or to nobody. */
  isWithoutEmail?: boolean
  onChange: (part: Partial<AddressValues>) => void
}

/** The fields of an address, wherever one is typed. */
export function AddressFields(props: AddressFieldsProps) {
  const { values, problems, countries, isWithoutEmail = false, onChange } = props
  return (
    <>
      <Field label={t('portalAddresses.title')} error={problems['title']}>
        {(control) => (
          <SelectInput
            {...control}
            name="title"
            choices={titles.map((one) => ({ value: one, label: t(titleNames[one]) }))}
            placeholder={t('portalAddresses.choose')}
            value={values.title}
            onChange={({ currentTarget }) => onChange({ title: currentTarget.value })}
          />
        )}
      </Field>
      {textFields
        .filter(({ name }) => !(isWithoutEmail && name === 'email'))
        .map(({ name, complete, limit, ...field }) => (
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
        ))}
      <Field label={t('portalAddresses.country')} error={problems['country']}>
        {(control) => (
          <SelectInput
            {...control}
            name="country"
            choices={countries.map(({ url, label }) => ({ value: url, label }))}
            placeholder={t('portalAddresses.choose')}
            value={values.country}
            onChange={({ currentTarget }) => onChange({ country: currentTarget.value })}
          />
        )}
      </Field>
    </>
  )
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
