import type { ShopSettingName, ShopSettingsState } from '@bandari/sdk'
import { Checkbox, Field, SelectInput, TextArea, TextInput } from '@bandari/ui'
import { t } from '../../language/translator.ts'
import { fields, maskLabels } from './settings.data.ts'

interface SettingFieldProps {
  name: ShopSettingName
  value: string | boolean
  error: string | undefined
  limits: ShopSettingsState['limits']
  onChange: (value: string | boolean) => void
}

/** One setting that is typed, ticked or chosen. */
export function SettingField({ name, value, error, limits, onChange }: SettingFieldProps) {
  const field = fields[name]
  const label = t(field.label)
  if (typeof value === 'boolean') {
    return (
      <Checkbox
        label={label}
        checked={value}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
    )
  }
  const limit = limits.find((one) => one.name === name)
  const hints = [
    'hint' in field ? t(field.hint) : null,
    limit ? t('staffSettings.limit', { least: limit.least, most: limit.most }) : null,
  ].filter((hint) => hint !== null)
  return (
    <Field label={label} hint={hints.join(' ')} error={error}>
      {(control) => {
        const own = {
          ...control,
          value,
          onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
            onChange(currentTarget.value),
        }
        if (field.kind === 'choice') return <SelectInput {...own} choices={maskChoices()} />
        if (field.kind === 'lines') return <TextArea {...own} rows={4} maxLength={1300} />
        const isNumber = field.kind === 'whole' || field.kind === 'number'
        return (
          <TextInput
            {...own}
            autoComplete="off"
            inputMode={isNumber ? 'decimal' : undefined}
            maxLength={255}
          />
        )
      }}
    </Field>
  )
}

function maskChoices() {
  return Object.entries(maskLabels).map(([value, label]) => ({ value, label: t(label) }))
}
