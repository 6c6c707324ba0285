import { type FormikValues, validateYupSchema, yupToFormErrors } from 'formik'
import { type AnyObject, type ObjectSchema, ValidationError } from 'yup'

/** A form's errors for its values, used by the tests of each schema. */
export async function formProblems<T extends AnyObject>(
  schema: ObjectSchema<T>,
  values: FormikValues,
) {
  try {
    await validateYupSchema(values, schema)
    return {}
  } catch (error) {
    if (error instanceof ValidationError) return yupToFormErrors(error)
    throw error
  }
}
