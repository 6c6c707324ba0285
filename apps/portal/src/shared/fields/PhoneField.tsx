import { Field, Skeleton } from '@bandari/ui'
import { lazy, Suspense } from 'react'
import type { PhoneInputProps } from './PhoneInput.tsx'

export interface PhoneFieldProps extends Omit<PhoneInputProps, 'control'> {
  label: string
  hint?: string
  error: string | null
}

const loadPhoneInput = () => import('./PhoneInput.tsx')

// What is known of every country's numbers weighs as much as four screens, and few screens ask for a number.
const PhoneInput = lazy(() => loadPhoneInput().then((m) => ({ default: m.PhoneInput })))

/** Whether a number may be one of a mobile telephone. */
export async function isMobileNumber(value: string): Promise<boolean> {
  const { isValidPhoneNumber } = await loadPhoneInput()
  return isValidPhoneNumber(value)
}

/** An international phone input. */
export function PhoneField({ label, hint, error, ...input }: PhoneFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <Suspense fallback={<Skeleton shape="block" height="48px" />}>
          {/* Another country's numbers are typed by another plan. */}
          <PhoneInput key={input.country} control={control} {...input} />
        </Suspense>
      )}
    </Field>
  )
}
