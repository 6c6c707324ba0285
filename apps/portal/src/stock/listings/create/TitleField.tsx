import { Field, TextInput } from '@bandari/ui'
import { t } from '../../../language/translator.ts'

export interface TitleFieldProps {
  label: string
  hint: string
  value: string
  onChange: (value: string) => void
  isMissing: boolean
}

/** Account spec §9: at most 150 characters. */
export function TitleField({ label, hint, value, onChange, isMissing }: TitleFieldProps) {
  return (
    <Field
      label={label}
      hint={hint}
      error={isMissing ? t('portalListings.create.titleMissing') : null}
    >
      {(control) => (
        <TextInput
          {...control}
          name="title"
          autoComplete="off"
          maxLength={150}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  )
}
