import { Field, SelectInput, TextArea, TextInput } from '@bandari/ui'
import { GroupedInput } from './GroupedInput.tsx'
import type { NumberShape } from './grouped-number.ts'
import css from './Inputs.module.css'
import { wordsOf } from '../../../vehicle-choice/value-labels.ts'
import { t } from '../../../../language/translator.ts'

export interface ValueProps {
  value: string
  onChange: (value: string) => void
  /** Characters at most. */
  limit?: number
  field: { label: string; hint?: string; optional: boolean; error?: string }
}

interface TextValueProps extends ValueProps {
  placeholder?: string
  /** Says how much of the limit is used. */
  counted?: boolean
  lines?: number
  /** Stands behind what is typed. */
  unit?: string
}

export function TextValue(props: TextValueProps) {
  const { value, onChange, limit, field, counted, lines, placeholder, unit } = props
  const hint = counted ? (
    <Counter words={field.hint} used={value.length} limit={limit} />
  ) : (
    field.hint
  )
  const input = {
    value,
    placeholder,
    maxLength: limit,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onChange(currentTarget.value),
  }
  return (
    <Field {...field} hint={hint}>
      {(control) =>
        lines === undefined ? (
          <span className={css.grouped}>
            <TextInput {...control} {...input} autoComplete="off" />
            {unit && <span className={css.unit}>{unit}</span>}
          </span>
        ) : (
          <TextArea {...control} {...input} rows={lines} />
        )
      }
    </Field>
  )
}

interface CounterProps {
  words: string | undefined
  used: number
  limit: number | undefined
}

function Counter({ words, used, limit = 0 }: CounterProps) {
  return (
    <span className={css.counted}>
      <span>{words}</span>
      <span className={css.count}>{t('portalEditor.used', { used: String(used), limit })}</span>
    </span>
  )
}

interface NumberValueProps extends ValueProps {
  shape: NumberShape
  prefix?: string
  suffix?: string
}

export function NumberValue(props: NumberValueProps) {
  const { value, onChange, field, shape, prefix, suffix } = props
  return (
    <Field {...field}>
      {(control) => (
        <GroupedInput {...{ control, shape, value, onChange }} prefix={prefix} suffix={suffix} />
      )}
    </Field>
  )
}

interface ChoiceValueProps extends ValueProps {
  stored: string
  /** The choices of the API; an older value that is not among them stays (account spec §3). */
  options: readonly string[]
}

export function ChoiceValue({ value, onChange, field, stored, options }: ChoiceValueProps) {
  const kept = [stored, value].filter((word) => word !== '' && !options.includes(word))
  const choices = [...new Set([...kept, ...options])]
  return (
    <Field {...field}>
      {(control) => (
        <SelectInput
          {...control}
          placeholder={t('ui.notDeclared')}
          choices={choices.map((word) => ({ value: word, label: wordsOf(word) }))}
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
    </Field>
  )
}
