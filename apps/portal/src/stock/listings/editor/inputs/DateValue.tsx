import { Field, TextInput } from '@bandari/ui'
import type { ValueProps } from './ValueInputs.tsx'

interface DateValueProps extends ValueProps {
  kind: 'month' | 'day'
}

/** The browser's own chooser; one that has none takes the text as it is stored, which the example shows. */
const inputs = {
  month: { type: 'month', placeholder: '2014-03', min: '1950-01' },
  day: { type: 'date', placeholder: '2026-03-14', min: '1950-01-01' },
} as const

export function DateValue({ value, onChange, field, kind }: DateValueProps) {
  return (
    <Field {...field}>
      {(control) => (
        <TextInput
          {...control}
          {...inputs[kind]}
          autoComplete="off"
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
    </Field>
  )
}
