import type { Editor } from '../use-editor.ts'
import { fieldOf, type ValueName } from '../values/listing-fields.ts'
import { ContactInput } from './ContactInput.tsx'
import { DateValue } from './DateValue.tsx'
import { FeaturesValue } from './FeaturesValue.tsx'
import { ChoiceValue, NumberValue, TextValue } from './ValueInputs.tsx'
import { t } from '../../../../language/translator.ts'

interface FieldInputProps {
  editor: Editor
  name: ValueName
  /** A live listing may lack it. */
  optional?: boolean
}

/** The input of one field of a listing. */
export function FieldInput({ editor, name, optional = false }: FieldInputProps) {
  const { label, hint, input, longest } = fieldOf(name)
  const own = typeof hint === 'object' ? hint[editor.kind] : hint
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
