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
  const { title, label, hint, validate, saveLabel, cancelLabel, onSave, onClose } = props
  const formId = useId()
  const [name, setName] = useState(props.name ?? '')
  const [mistake, setMistake] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const isUnderWay = useRef(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isUnderWay.current) return
    const wrong = validate(name)
    setMistake(wrong)
    if (wrong !== null) return
    isUnderWay.current = true
    setFailure(null)
    try {
      await onSave(name.trim())
      onClose()
    } catch (error) {
      const words = error instanceof Error ? error.message : String(error)
      if ('name' in fieldCodesOf(error)) setMistake(words)
      else setFailure(words)
    } finally {
      isUnderWay.current = false
    }
  }
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
              onChange={({ currentTarget: { value } }) => {
                setName(value)
                setMistake(null)
              }}
            />
          )}
        </Field>
      </form>
    </Dialog>
  )
}
