import type { PlainMessageId } from '@bandari/i18n'
import type { Editor } from '../use-editor.ts'
import { fieldOf, type ValueName } from '../values/listing-fields.ts'
import { ContactInput } from './ContactInput.tsx'
import { DateValue } from './DateValue.tsx'
import css from './Inputs.module.css'
import { FeaturesValue } from './FeaturesValue.tsx'
import { ChoiceValue, NumberValue, TextValue } from './ValueInputs.tsx'
import { t } from '../../../../language/translator.ts'

interface FieldInputProps {
  editor: Editor
  name: ValueName
  /** A live listing may lack it. */
  optional?: boolean
}

/** One field of a listing; one that a buyer was promised is there to read, with the reason. */
export function FieldInput(props: FieldInputProps) {
  const { lock } = props.editor.listing
  const isFixed = lock?.fixed.includes(props.name) === true
  if (!isFixed) return <OpenInput {...props} />
  return (
    <fieldset className={css.fixed} disabled>
      <OpenInput {...props} />
    </fieldset>
  )
}

function lockHint({ lock }: Editor['listing'], name: ValueName): PlainMessageId | null {
  if (lock?.fixed.includes(name)) return 'portalEditor.lock.fixed'
  return lock?.growing.includes(name) ? 'portalEditor.lock.growing' : null
}

function OpenInput({ editor, name, optional = false }: FieldInputProps) {
  const { label, hint, input, longest } = fieldOf(name)
  const own =
    lockHint(editor.listing, name) ?? (typeof hint === 'object' ? hint[editor.kind] : hint)
  const value = {
    value: editor.draft.values[name],
    limit: longest,
    onChange: (value: string) => editor.change({ [name]: value }),
    field: {
      label: t(label),
      hint: own && t(own),
      optional,
      error: editor.problems.fields[name],
    },
  }
  switch (input?.kind) {
    case 'text':
      return (
        <TextValue
          {...value}
          {...input}
          placeholder={input.placeholder && t(input.placeholder)}
          unit={input.unit?.(value.value)}
        />
      )
    case 'number':
      return <NumberValue {...value} {...input} />
    case 'choice': {
      const options = editor.listing.options[input.options]
      return <ChoiceValue {...value} stored={editor.draft.base[name]} options={options} />
    }
    case 'choices':
      return <FeaturesValue {...value} options={editor.listing.options[input.options]} />
    case 'price':
      return <NumberValue {...value} {...input} prefix={editor.listing.currency} />
    case 'month':
    case 'day':
      return <DateValue {...value} {...input} />
    case 'phone':
      return <ContactInput {...value} />
    case undefined:
      return null
  }
}
