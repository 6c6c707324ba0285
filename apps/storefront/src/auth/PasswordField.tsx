import { Rich } from '@bandari/i18n/react'
import { Field, type FieldProps, TextInput } from '@bandari/ui'
import { useField } from 'formik'
import { useState } from 'react'
import { useFieldProps } from '../shared/fields/use-field-props.ts'
import css from './PasswordField.module.css'

export interface PasswordFieldProps extends Pick<FieldProps, 'hint'> {
  name: string
  label: string
  autoComplete: 'current-password' | 'new-password'
}

/** A password that can be looked at while it is typed. */
export function PasswordField({ name, label, hint, autoComplete }: PasswordFieldProps) {
  const [input] = useField<string>(name)
  const { field, elsewhere } = useFieldProps(name)
  const [isShown, setIsShown] = useState(false)
  return (
    <Field {...field} label={label} hint={hint}>
      {(control) => (
        <span className={css.box}>
          <TextInput
            {...input}
            {...control}
            {...elsewhere}
            className={css.input}
            type={isShown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            maxLength={128}
          />
          <button
            type="button"
            className={css.toggle}
            aria-controls={control.id}
            onClick={() => setIsShown(!isShown)}
          >
            <Rich
              id={isShown ? 'auth.hidePassword' : 'auth.showPassword'}
              parts={{ rest: <span className="visually-hidden" /> }}
            />
          </button>
        </span>
      )}
    </Field>
  )
}
