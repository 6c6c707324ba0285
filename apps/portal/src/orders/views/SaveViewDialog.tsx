import { Button, Dialog, Field, TextInput } from '@bandari/ui'
import { type FormEvent, useId, useState } from 'react'
import { validateName, longestName, type OrderView } from './order-views.ts'

interface SaveViewDialogProps {
  taken: readonly OrderView[]
  onClose: () => void
  onSave: (name: string) => void
}

/** Names the filters that the list has now. */
export function SaveViewDialog({ taken, onClose, onSave }: SaveViewDialogProps) {
  const formId = useId()
  const [name, setName] = useState('')
  const [mistake, setMistake] = useState<string | null>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const result = validateName(name, taken)
    setMistake(result)
    if (result !== null) return
    onSave(name.trim())
    onClose()
  }
  return (
    <Dialog
      open
      title="Save this view"
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Back
          </Button>
          <Button type="submit" form={formId}>
            Save
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <Field
          label="Name"
          hint="It appears among the views above the list, for you in this browser."
          error={mistake}
        >
          {(control) => (
            <TextInput
              {...control}
              maxLength={longestName}
              value={name}
              onChange={({ currentTarget: { value } }) => setName(value)}
            />
          )}
        </Field>
      </form>
    </Dialog>
  )
}
