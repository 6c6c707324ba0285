import type { Country } from '@bandari/sdk'
import { SelectField } from '../shared/fields/SelectField.tsx'
import { TextField } from '../shared/fields/TextField.tsx'
import css from './ConsigneeFields.module.css'
import { limits, titles } from './consignee-schema.ts'

const titleChoices = titles.map((title) => ({ value: title, label: title }))

export function PersonFields() {
  return (
    <>
      <div className={css.names}>
        <SelectField
          name="title"
          label="Title"
          placeholder="Choose"
          autoComplete="honorific-prefix"
          choices={titleChoices}
        />
        <TextField
          name="first_name"
          label="First name"
          autoComplete="given-name"
          maxLength={limits.first_name}
        />
        <TextField
          name="last_name"
          label="Last name"
          autoComplete="family-name"
          maxLength={limits.last_name}
        />
      </div>
      <div className={css.pair}>
        <TextField
          name="email"
          label="E-mail"
          hint="The pro-forma invoice goes here."
          type="email"
          autoComplete="email"
          maxLength={limits.email}
        />
        <TextField
          name="contact_number"
          label="Contact number"
          hint="With the country code, for example 254 700 000 001."
          type="tel"
          autoComplete="tel"
          maxLength={40}
        />
      </div>
    </>
  )
}

export function AddressFields({ countries }: { countries: readonly Country[] }) {
  return (
    <>
      <TextField
        name="line1"
        label="Street name and number"
        autoComplete="address-line1"
        maxLength={limits.line1}
      />
      <TextField
        name="line2"
        label="Building, floor, P.O. box"
        optional
        autoComplete="address-line2"
        maxLength={limits.line2}
      />
      <div className={css.pair}>
        <TextField name="city" label="City" autoComplete="address-level2" maxLength={limits.city} />
        <TextField
          name="province"
          label="Province"
          autoComplete="address-level1"
          maxLength={limits.province}
        />
      </div>
      <SelectField
        name="country"
        label="Country"
        placeholder="Choose a country"
        autoComplete="country-name"
        choices={countries.map(({ url, name }) => ({ value: url, label: name }))}
      />
    </>
  )
}
