import { Field, SelectInput } from '@bandari/ui'

export interface ChoiceFieldProps {
  label: string
  placeholder: string
  choices: readonly string[]
  /** Without it a choice is shown as it is. */
  wordsOf?: (choice: string) => string
  value: string
  onChange: (value: string) => void
  /** The form's error concerns this field too. */
  isMissing: boolean
}

/** One of the successive dropdowns. */
export function ChoiceField(props: ChoiceFieldProps) {
  const { label, placeholder, choices, wordsOf, value, onChange, isMissing } = props
  return (
    <Field label={label}>
      {(control) => (
        <SelectInput
          {...control}
          placeholder={placeholder}
          choices={choices.map((name) => ({ value: name, label: wordsOf?.(name) ?? name }))}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          disabled={choices.length === 0}
          aria-invalid={isMissing || undefined}
        />
      )}
    </Field>
  )
}
