import { Field, type FieldProps, type SelectChoice, SelectInput } from '@bandari/ui'
import { useField } from 'formik'
import type { ReactNode } from 'react'
import { useFieldProps } from './use-field-props.ts'

export interface SelectFieldProps extends Pick<FieldProps, 'hint' | 'optional'> {
  name: string
  label: ReactNode
  choices: readonly SelectChoice[]
  placeholder?: string
  autoComplete?: string
  disabled?: boolean
}

/** A choice of the surrounding form. */
export function SelectField({ name, label, hint, optional, ...rest }: SelectFieldProps) {
  const [input] = useField<string>(name)
  const { field, elsewhere } = useFieldProps(name)
  return (
    <Field {...field} label={label} hint={hint} optional={optional}>
      {(control) => <SelectInput {...rest} {...input} {...control} {...elsewhere} />}
    </Field>
  )
}
