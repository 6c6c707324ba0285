import { useFormatSentence } from '@bandari/i18n/react'
import { useFormikContext } from 'formik'
import { fieldError, fieldId } from './field-error.ts'

/**
 * The props that tie a field of the surrounding form to its error, for `Field` and for the control in it. A schema's error
 * is a sentence's id, the API's is said as it is.
 */
export function useFieldProps(name: string) {
  const formatSentence = useFormatSentence()
  const { text, saidBy } = fieldError(name, useFormikContext<Record<string, unknown>>())
  return {
    field: { id: fieldId(name), error: text && formatSentence(text) },
    elsewhere: saidBy && {
      'aria-invalid': true as const,
      'aria-describedby': `${fieldId(saidBy)}-error`,
    },
  }
}
