import type { AmendmentRequest, SupportOrder, SupportOrderAmendments } from '@bandari/sdk'
import { useRef, useState } from 'react'
import { amendOrder } from '../../../providers/amendments.ts'
import { FormDialog } from '../../../staff/record/FormDialog.tsx'
import { t } from '../../../language/translator.ts'
import { NoteField } from '../money/NoteField.tsx'
import { useOrderCall } from '../use-order-call.ts'
import { type AmendForm, formOf, wishOf } from './amend-form.ts'
import { AmendFields } from './AmendFields.tsx'
import { AmendPreview } from './AmendPreview.tsx'
import { usePreview } from './use-preview.ts'

export interface AmendDialogProps {
  order: Pick<SupportOrder, 'id' | 'number' | 'user_name'>
  shown: SupportOrderAmendments
  onClose: () => void
}

/** What shall be another, and what that changes for everybody, before it is sent. */
export function AmendDialog({ order, shown, onClose }: AmendDialogProps) {
  const element = useRef<HTMLFormElement>(null)
  // As it was when the dialog opened: what changes meanwhile is refused by the preview's version.
  const [terms] = useState(shown.terms)
  const [form, setForm] = useState<AmendForm>(() => formOf(terms))
  const [reason, setReason] = useState('')
  const [mistake, setMistake] = useState<string | null>(null)
  const wish = wishOf(form, terms)
  const preview = usePreview(order.id, wish)
  const { run, isSaving, refusal } = useOrderCall({
    call: (body: AmendmentRequest) => amendOrder(order.id, body),
    done: ({ amendments: [newest] }) =>
      t(newest?.state === 'applied' ? 'staffAmendments.done' : 'staffAmendments.sent'),
    onDone: onClose,
  })
  const submit = () => {
    const words = reason.trim()
    setMistake(words === '' ? t('staffAmendments.reasonMissing') : null)
    if (words === '') return element.current?.querySelector<HTMLElement>('[name=reason]')?.focus()
    if (preview.shown) run({ ...wish, reason: words, version: preview.shown.version })
  }
  const confirm = preview.shown && confirmLabel(preview.shown)
  return (
    <FormDialog
      ref={element}
      size="large"
      title={t('staffAmendments.title', { number: order.number })}
      effect={t('staffAmendments.effect', { name: order.user_name })}
      confirm={confirm && t(confirm)}
      isSaving={isSaving}
      refusal={refusal}
      onSubmit={submit}
      onClose={onClose}
    >
      <AmendFields
        shown={shown}
        form={form}
        onChange={(change) => setForm((before) => ({ ...before, ...change }))}
      />
      <NoteField
        name="reason"
        label={t('staffAmendments.reason')}
        hint={t('staffAmendments.reasonHint')}
        error={mistake}
        value={reason}
        onChange={setReason}
      />
      <AmendPreview preview={preview} />
    </FormDialog>
  )
}

/** The button says who is next. */
function confirmLabel({
  needs_second,
  needs_buyer,
}: {
  needs_second: boolean
  needs_buyer: boolean
}) {
  if (needs_second) return 'staffAmendments.confirmSecond'
  return needs_buyer ? 'staffAmendments.confirmAsk' : 'staffAmendments.confirm'
}
