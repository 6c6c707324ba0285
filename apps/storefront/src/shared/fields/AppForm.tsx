import { Form } from 'formik'
import type { ReactNode } from 'react'
import { EarlyInput } from './EarlyInput.tsx'
import { FocusFirstError } from './FocusFirstError.tsx'

export interface AppFormProps {
  id?: string
  className?: string | undefined
  /** Names it to a screen reader. */
  label?: string
  children: ReactNode
}

/**
 * The form of the surrounding Formik. It is drawn before it is hydrated: text typed until then stays, an early submit
 * is repeated (EarlyInput), and one that is not caught is a POST, so that no password ends up in an address.
 */
export function AppForm({ id, className, label, children }: AppFormProps) {
  return (
    <Form
      id={id}
      className={className}
      aria-label={label}
      method="post"
      data-alive-later=""
      noValidate
    >
      {children}
      <EarlyInput />
      <FocusFirstError />
    </Form>
  )
}
