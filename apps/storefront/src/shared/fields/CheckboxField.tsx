import { useFormatSentence } from '@bandari/i18n/react'
import { Checkbox } from '@bandari/ui'
import { useField } from 'formik'
import type { ReactNode } from 'react'

export interface CheckboxFieldProps {
  name: string
  label: ReactNode
  hint?: ReactNode
}

/** A yes or no of the surrounding form. */
export function CheckboxField({ name, label, hint }: CheckboxFieldProps) {
  const formatSentence = useFormatSentence()
  const [input, { error, touched }] = useField({ name, type: 'checkbox' })
  return (
    <Checkbox
      {...input}
      label={label}
      hint={hint}
      error={touched && error ? formatSentence(error) : undefined}
    />
  )
}
