import { useFormikContext } from 'formik'
import { fieldError, fieldId } from './field-error.ts'

/** The props that tie a field of the surrounding form to its error, for `Field` and for the control in it. */
export function useFieldProps(name: string) {
  const { text, saidBy } = fieldError(name, useFormikContext<Record<string, unknown>>())
  return {
    field: { id: fieldId(name), error: text },
    elsewhere: saidBy && {
      'aria-invalid': true as const,
      'aria-describedby': `${fieldId(saidBy)}-error`,
    },
  }
}
