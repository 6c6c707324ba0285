import type { PlainMessageId } from '@bandari/i18n'
import { useTranslate } from '@bandari/i18n/react'
import type { Country } from '@bandari/sdk'
import { useNamedCountries } from '../shared/destination/named-countries.ts'
import { SelectField } from '../shared/fields/SelectField.tsx'
import { TextField } from '../shared/fields/TextField.tsx'
import css from './ConsigneeFields.module.css'
import { limits, type Title, titles } from './consignee-schema.ts'

const titleNames: Readonly<Record<Title, PlainMessageId>> = {
  Mr: 'checkout.mr',
  Mrs: 'checkout.mrs',
  Miss: 'checkout.miss',
  Ms: 'checkout.ms',
}

export function PersonFields() {
  const t = useTranslate()
  return (
    <>
      <div className={css.names}>
        <SelectField
          name="title"
          label={t('checkout.title')}
          placeholder={t('checkout.choose')}
          autoComplete="honorific-prefix"
          choices={titles.map((title) => ({ value: title, label: t(titleNames[title]) }))}
        />
        <TextField
          name="first_name"
          label={t('checkout.firstName')}
          autoComplete="given-name"
          maxLength={limits.first_name}
        />
        <TextField
          name="last_name"
          label={t('checkout.lastName')}
          autoComplete="family-name"
          maxLength={limits.last_name}
        />
      </div>
      <div className={css.pair}>
        <TextField
          name="email"
          label={t('checkout.email')}
          hint={t('checkout.emailHint')}
          type="email"
          autoComplete="email"
          maxLength={limits.email}
        />
        <TextField
          name="contact_number"
          label={t('checkout.contactNumber')}
          hint={t('checkout.contactHint')}
          type="tel"
          autoComplete="tel"
          maxLength={40}
        />
      </div>
    </>
  )
}

export function AddressFields({ countries }: { countries: readonly Country[] }) {
  const named = useNamedCountries(countries)
  const t = useTranslate()
  return (
    <>
      <TextField
        name="line1"
        label={t('checkout.line1')}
        autoComplete="address-line1"
        maxLength={limits.line1}
      />
      <TextField
        name="line2"
        label={t('checkout.line2')}
        optional
        autoComplete="address-line2"
        maxLength={limits.line2}
      />
      <div className={css.pair}>
        <TextField
          name="city"
          label={t('checkout.city')}
          autoComplete="address-level2"
          maxLength={limits.city}
        />
        <TextField
          name="province"
          label={t('checkout.province')}
          autoComplete="address-level1"
          maxLength={limits.province}
        />
      </div>
      <SelectField
        name="country"
        label={t('checkout.country')}
        placeholder={t('checkout.chooseCountry')}
        autoComplete="country-name"
        choices={named.map(({ url, label }) => ({ value: url, label }))}
      />
    </>
  )
}
