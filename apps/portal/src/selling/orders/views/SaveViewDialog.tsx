import { Button, Dialog, Field, TextInput } from '@bandari/ui'
import { type FormEvent, useId, useState } from 'react'
import { validateName, longestName, type OrderView } from './order-views.ts'
import { t } from '../../../language/translator.ts'

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
      title={t('staffOrders.saveView')}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('staff.back')}
          </Button>
          <Button type="submit" form={formId}>
            {t('staff.save')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <Field label={t('staffOrders.viewName')} hint={t('staffOrders.viewHint')} error={mistake}>
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
