import { useFormatSentence, useTranslate } from '@bandari/i18n/react'
import { Button, ErrorAlert } from '@bandari/ui'
import { Formik } from 'formik'
import { useRegisterMutation } from '../api/accounts.ts'
import { asRefusal, referenceOf } from '../api/refusal.ts'
import { useListCountriesQuery } from '../api/shipping.ts'
import { useNamedCountries } from '../shared/destination/named-countries.ts'
import { AppForm } from '../shared/fields/AppForm.tsx'
import { SelectField } from '../shared/fields/SelectField.tsx'
import { TextField } from '../shared/fields/TextField.tsx'
import { registrationSentence } from './account-answers.ts'
import { type SignUp, signUpSchema } from './auth-schemas.ts'
import css from './forms.module.css'
import { PasswordField } from './PasswordField.tsx'
import { saveProof } from './registration-proof.ts'

const blank: SignUp = {
  first_name: '',
  last_name: '',
  email: '',
  password: '',
  confirm_password: '',
  country: '',
}

export interface SignUpFormProps {
  /** Goes into the mailed link. */
  next: string | null
  onRegistered: (email: string) => void
}

export function SignUpForm({ next, onRegistered }: SignUpFormProps) {
  const t = useTranslate()
  const formatSentence = useFormatSentence()
  const [register, { error }] = useRegisterMutation()
  return (
    <Formik<SignUp>
      initialValues={blank}
      validationSchema={signUpSchema}
      onSubmit={async (values, { setErrors }) => {
        const { confirm_password: _, country, ...account } = signUpSchema.cast(values)
        const { email } = account
        const home = country === '' ? {} : { country }
        const onward = next === null ? {} : { next }
        const answer = await register({ ...account, confirm_email: email, ...home, ...onward })
        if (answer.data) {
          saveProof(answer.data.proof)
          return onRegistered(email)
        }
        // The alert says the e-mail's own problem.
        const { email: __, ...others } = asRefusal(answer.error).fields
        setErrors(others)
      }}
    >
      {({ isSubmitting }) => (
        <AppForm className={css.form}>
          {error && !isSubmitting && (
            <ErrorAlert
              title={formatSentence(registrationSentence(asRefusal(error)))}
              reference={referenceOf(error)}
            />
          )}
          <SignUpFields />
          <Button type="submit" size="large" wide loading={isSubmitting}>
            {t('auth.createAccount')}
          </Button>
        </AppForm>
      )}
    </Formik>
  )
}

function SignUpFields() {
  const t = useTranslate()
  const { data: countries = [] } = useListCountriesQuery()
  const named = useNamedCountries(countries)
  return (
    <>
      <div className={css.pair}>
        <TextField
          name="first_name"
          label={t('auth.firstName')}
          autoComplete="given-name"
          maxLength={255}
        />
        <TextField
          name="last_name"
          label={t('auth.lastName')}
          autoComplete="family-name"
          maxLength={255}
        />
      </div>
      <TextField
        name="email"
        label={t('auth.email')}
        hint={t('auth.emailHint')}
        type="email"
        autoComplete="email"
        maxLength={255}
      />
      <PasswordField
        name="password"
        label={t('auth.password')}
        hint={t('auth.passwordHint')}
        autoComplete="new-password"
      />
      <PasswordField
        name="confirm_password"
        label={t('auth.confirmPassword')}
        autoComplete="new-password"
      />
      <SelectField
        name="country"
        label={t('auth.country')}
        optional
        placeholder={t('auth.chooseCountry')}
        autoComplete="country-name"
        choices={named.map(({ name, label }) => ({ value: name, label }))}
      />
    </>
  )
}
