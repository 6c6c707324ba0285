import { Button, ErrorAlert } from '@bandari/ui'
import { Formik } from 'formik'
import { useRegisterMutation } from '../api/accounts.ts'
import { asRefusal, referenceOf } from '../api/refusal.ts'
import { useListCountriesQuery } from '../api/shipping.ts'
import { AppForm } from '../shared/fields/AppForm.tsx'
import { SelectField } from '../shared/fields/SelectField.tsx'
import { TextField } from '../shared/fields/TextField.tsx'
import { registrationSentence } from './account-answers.ts'
import { type SignUp, signUpSchema } from './auth-schemas.ts'
import css from './forms.module.css'
import { PasswordField } from './PasswordField.tsx'

const blank: SignUp = {
  first_name: '',
  last_name: '',
  email: '',
  password: '',
  confirm_password: '',
  country: '',
}

export interface SignUpFormProps {
  onRegistered: (email: string) => void
}

export function SignUpForm({ onRegistered }: SignUpFormProps) {
  const [register, { error }] = useRegisterMutation()
  return (
    <Formik<SignUp>
      initialValues={blank}
      validationSchema={signUpSchema}
      onSubmit={async (values, { setErrors }) => {
        const { confirm_password: _, country, ...account } = signUpSchema.cast(values)
        const { email } = account
        const home = country === '' ? {} : { country }
        const answer = await register({ ...account, confirm_email: email, ...home })
        if (answer.data) return onRegistered(email)
        // The alert says the e-mail's own problem.
        const { email: __, ...others } = asRefusal(answer.error).fields
        setErrors(others)
      }}
    >
      {({ isSubmitting }) => (
        <AppForm className={css.form}>
          {error && !isSubmitting && (
            <ErrorAlert
              title={registrationSentence(asRefusal(error))}
              reference={referenceOf(error)}
            />
          )}
          <SignUpFields />
          <Button type="submit" size="large" wide loading={isSubmitting}>
            Create account
          </Button>
        </AppForm>
      )}
    </Formik>
  )
}

function SignUpFields() {
  const { data: countries = [] } = useListCountriesQuery()
  return (
    <>
      <div className={css.pair}>
        <TextField name="first_name" label="First name" autoComplete="given-name" maxLength={255} />
        <TextField name="last_name" label="Last name" autoComplete="family-name" maxLength={255} />
      </div>
      <TextField
        name="email"
        label="E-mail"
        hint="We send the activation link, invoices and shipping papers here."
        type="email"
        autoComplete="email"
        maxLength={255}
      />
      <PasswordField
        name="password"
        label="Password"
        hint="At least 8 characters, not only digits."
        autoComplete="new-password"
      />
      <PasswordField name="confirm_password" label="Confirm password" autoComplete="new-password" />
      <SelectField
        name="country"
        label="Country"
        optional
        placeholder="Choose a country"
        autoComplete="country-name"
        choices={countries.map(({ name }) => ({ value: name, label: name }))}
      />
    </>
  )
}
