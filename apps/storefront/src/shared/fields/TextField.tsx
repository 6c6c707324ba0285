import { Field, type FieldProps, TextInput } from '@bandari/ui'
import { useField } from 'formik'
import type { ComponentProps, ReactNode } from 'react'
import { useFieldProps } from './use-field-props.ts'

export interface TextFieldProps
  extends Pick<FieldProps, 'hint' | 'optional'>,
    Omit<ComponentProps<'input'>, 'name' | 'value' | 'onChange' | 'onBlur' | 'id'> {
  name: string
  label: ReactNode
}

/** A line of text of the surrounding form. */
export function TextField({ name, label, hint, optional, ...rest }: TextFieldProps) {
  const [input] = useField<string>(name)
  const { field, elsewhere } = useFieldProps(name)
  return (
    <Field {...field} label={label} hint={hint} optional={optional}>
      {(control) => <TextInput {...rest} {...input} {...control} {...elsewhere} />}
    </Field>
  )
}
