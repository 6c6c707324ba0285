import { useOwnCountry } from '../../../../providers/use-profile.ts'
import { PhoneField } from '../../../../shared/fields/PhoneField.tsx'
import { TextValue, type ValueProps } from './ValueInputs.tsx'

/** An older number in another format stays as it is until it is typed again. */
export function ContactInput(props: ValueProps) {
  const { value, onChange, field } = props
  const country = useOwnCountry()
  const isNumber = value === '' || /^\+\d+$/.test(value)
  if (!isNumber) return <TextValue {...props} />
  return (
    <PhoneField
      label={field.label}
      hint={field.hint}
      name="contact"
      country={country}
      value={value}
      onChange={onChange}
      error={field.error ?? null}
    />
  )
}
