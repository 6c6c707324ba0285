import { Button, Dialog, ErrorAlert, Field, TextInput } from '@bandari/ui'
import { type FormEvent, useId, useRef, useState } from 'react'
import { fieldCodesOf } from '../../providers/granted.ts'

/** As the API has it. */
const longestName = 40

interface NameViewDialogProps {
  title: string
  label: string
  hint: string
  /** What is wrong with a name before it is sent, or null. */
  validate: (name: string) => string | null
  saveLabel: string
  cancelLabel: string
  name?: string
  onSave: (name: string) => Promise<void>
  onClose: () => void
}

/** Names a view, or names it anew; what the API refuses is said at the field. */
export function NameViewDialog(props: NameViewDialogProps) {
  const { title, label, hint, saveLabel, cancelLabel, onClose } = props
  const formId = useId()
  const { name, type, submit, mistake, failure } = useNaming(props)
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {cancelLabel}
          </Button>
          <Button type="submit" form={formId}>
            {saveLabel}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={(event) => void submit(event)} noValidate>
        {failure !== null && <ErrorAlert title={failure} />}
        <Field label={label} hint={hint} error={mistake}>
          {(control) => (
            <TextInput
              {...control}
              maxLength={longestName}
              autoComplete="off"
              value={name}
              onChange={({ currentTarget: { value } }) => type(value)}
            />
          )}
        </Field>
      </form>
    </Dialog>
  )
}

/** Saves once, however often it is pressed. */
function useNaming({ name: before = '', validate, onSave, onClose }: NameViewDialogProps) {
  const [name, setName] = useState(before)
  const [mistake, setMistake] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const isUnderWay = useRef(false)
  const save = async () => {
    try {
      await onSave(name.trim())
      onClose()
    } catch (error) {
      const words = error instanceof Error ? error.message : String(error)
      if ('name' in fieldCodesOf(error)) setMistake(words)
      else setFailure(words)
    }
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const wrong = validate(name)
    setMistake(wrong)
    setFailure(null)
    if (wrong !== null || isUnderWay.current) return
    isUnderWay.current = true
    await save()
    isUnderWay.current = false
  }
  const type = (text: string) => {
    setName(text)
    setMistake(null)
  }
  return { name, type, submit, mistake, failure }
}
