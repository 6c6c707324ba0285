import type { PlainMessageId } from '@bandari/i18n'
import { Field, SelectInput } from '@bandari/ui'
import { t } from '../language/translator.ts'

interface ChoiceProps<Value extends string> {
  label: string
  value: Value
  values: readonly Value[]
  labels: Readonly<Record<Value, PlainMessageId>>
  onChoose: (value: Value) => void
}

/** One of several, by name. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, value, values, labels, onChoose } = props
  return (
    <Field label={label}>
      {(control) => (
        <SelectInput
          {...control}
          value={value}
          choices={values.map((each) => ({ value: each, label: t(labels[each]) }))}
          onChange={({ target }) => onChoose(values.find((each) => each === target.value) ?? value)}
        />
      )}
    </Field>
  )
}
