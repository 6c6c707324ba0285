import { Field, TextArea } from '@bandari/ui'
import { longestReason } from '../moves/order-moves.ts'

interface NoteFieldProps {
  name: 'note' | 'reason'
  label: string
  hint?: string
  error?: string | null
  value: string
  onChange: (value: string) => void
}

/** Words that go on record; a note may be left out. */
export function NoteField({ name, label, hint, error, value, onChange }: NoteFieldProps) {
  return (
    <Field label={label} optional={name === 'note'} hint={hint} error={error}>
      {(control) => (
        <TextArea
          {...control}
          name={name}
          rows={3}
          maxLength={longestReason}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  )
}
