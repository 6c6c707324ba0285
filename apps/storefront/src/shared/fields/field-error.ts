import type { FormikErrors, FormikTouched, FormikValues } from 'formik'

export interface FieldError {
  /** The sentence to print under the field, or its id. */
  text: string | undefined
  /** The field that already shows the message, when it is another one. */
  saidBy: string | undefined
}

interface FormState {
  values: FormikValues
  errors: FormikErrors<FormikValues>
  touched: FormikTouched<FormikValues>
}

/**
 * A sentence about several fields ("Email and Password required to register") is printed once,
 * under the first of them; the others are marked and point to it.
 */
export function fieldError(name: string, { values, errors, touched }: FormState): FieldError {
  const sentenceOf = (field: string) => {
    const sentence = errors[field]
    return touched[field] && typeof sentence === 'string' ? sentence : undefined
  }
  const own = sentenceOf(name)
  if (own === undefined) return { text: undefined, saidBy: undefined }
  const first = Object.keys(values).find((field) => sentenceOf(field) === own) ?? name
  return first === name ? { text: own, saidBy: undefined } : { text: undefined, saidBy: first }
}

export const fieldId = (name: string) => `field-${name}`
