import { Button, Dialog, Field, TextInput } from '@bandari/ui'
import { type FormEvent, useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { linkAddress } from './link-address.ts'
import { t } from '../../../language/translator.ts'

interface LinkDialogProps {
  /** The address of the current link; empty for none. */
  address: string
  onSet: (address: string) => void
  onRemove: () => void
  onClose: () => void
}

export function LinkDialog({ address, onSet, onRemove, onClose }: LinkDialogProps) {
  const formId = useId()
  const [typed, setTyped] = useState(address)
  const [mistake, setMistake] = useState<string | null>(null)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    // In React's tree the dialog is inside the article's form.
    event.stopPropagation()
    const found = linkAddress(typed)
    if (found === null) return setMistake(t('staffArticles.isAddress'))
    onSet(found)
  }
  // HTML forbids a form in a form, so the dialog is rendered in the body.
  return createPortal(
    <Dialog
      open
      title={t('staffArticles.link')}
      onClose={onClose}
      actions={
        <>
          {address !== '' && (
            <Button type="button" variant="quiet" onClick={onRemove}>
              {t('staffArticles.removeLink')}
            </Button>
          )}
          <Button type="submit" form={formId} variant="primary">
            {t('staffArticles.setLink')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <Field label={t('staffArticles.leadsTo')} error={mistake}>
          {(control) => (
            <TextInput
              {...control}
              value={typed}
              maxLength={2000}
              inputMode="url"
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
          )}
        </Field>
      </form>
    </Dialog>,
    document.body,
  )
}
