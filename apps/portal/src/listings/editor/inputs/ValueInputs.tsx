import { Field, SelectInput, TextArea, TextInput } from '@bandari/ui'
import { GroupedInput } from './GroupedInput.tsx'
import type { NumberShape } from './grouped-number.ts'
import css from './Inputs.module.css'
import { fieldOf, type ValueName } from '../values/listing-fields.ts'
import type { Editor } from '../use-editor.ts'
import { wordsOf } from '../values/value-words.ts'

/** What may be changed as text: everything but the switch. */
type TextName = Exclude<ValueName, 'publish'>

interface ValueProps {
  editor: Editor
  name: TextName
  hint?: string
  /** A live listing may lack it. */
  optional?: boolean
}

/** What the inputs below have in common. */
function partsOf({ editor, name, hint, optional = false }: ValueProps) {
  const value = editor.draft.values[name]
  return {
    value,
    onChange: (value: string) => editor.change({ [name]: value }),
    field: { label: fieldOf(name).label, hint, optional, error: editor.problems.fields[name] },
  }
}

interface TextValueProps extends ValueProps {
  placeholder?: string
  /** Says how much of the limit is used. */
  counted?: boolean
  lines?: number
}

export function TextValue({ counted, lines, placeholder, ...props }: TextValueProps) {
  const { value, onChange, field } = partsOf(props)
  const limit = fieldOf(props.name).longest
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
          <TextInput {...control} {...input} autoComplete="off" />
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
      <span className={css.count}>
        {used} of {limit.toLocaleString('en')}
      </span>
    </span>
  )
}

interface NumberValueProps extends ValueProps {
  shape: NumberShape
  prefix?: string
  suffix?: string
}

export function NumberValue({ shape, prefix, suffix, ...props }: NumberValueProps) {
  const { value, onChange, field } = partsOf(props)
  return (
    <Field {...field}>
      {(control) => (
        <GroupedInput {...{ control, shape, value, onChange }} prefix={prefix} suffix={suffix} />
      )}
    </Field>
  )
}

interface ChoiceValueProps extends ValueProps {
  /** The choices of the API; an older value that is not among them stays (account spec §3). */
  options: readonly string[]
}

export function ChoiceValue({ options, ...props }: ChoiceValueProps) {
  const { value, onChange, field } = partsOf(props)
  const { base } = props.editor.draft
  const kept = [base[props.name], value].filter((word) => word !== '' && !options.includes(word))
  const choices = [...new Set([...kept, ...options])]
  return (
    <Field {...field}>
      {(control) => (
        <SelectInput
          {...control}
          placeholder="Not declared"
          choices={choices.map((word) => ({ value: word, label: wordsOf(word) }))}
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
    </Field>
  )
}
