import { Field, type FieldProps, TextArea } from '@bandari/ui'
import { useField } from 'formik'
import type { ReactNode } from 'react'
import { useFieldProps } from './use-field-props.ts'

export interface TextAreaFieldProps extends Pick<FieldProps, 'hint' | 'optional'> {
  name: string
  label: ReactNode
  maxLength?: number
  rows?: number
}

/** Several lines of text of the surrounding form. */
export function TextAreaField({ name, label, hint, optional, ...rest }: TextAreaFieldProps) {
  const [input] = useField<string>(name)
  const { field, elsewhere } = useFieldProps(name)
  return (
    <Field {...field} label={label} hint={hint} optional={optional}>
      {(control) => <TextArea {...rest} {...input} {...control} {...elsewhere} />}
    </Field>
  )
}
