import type { AmendmentDecision, OrderAmendment, SupportOrder } from '@bandari/sdk'
import { useRef, useState } from 'react'
import { decideAmendment } from '../../../providers/amendments.ts'
import { ChangeTable } from '../../../shared/amendments/ChangeTable.tsx'
import { FormDialog } from '../../../staff/record/FormDialog.tsx'
import { t } from '../../../language/translator.ts'
import { NoteField } from '../money/NoteField.tsx'
import { useOrderCall } from '../use-order-call.ts'

export type Verdict = AmendmentDecision['state']

interface DecideAmendmentDialogProps {
  order: Pick<SupportOrder, 'number'>
  amendment: OrderAmendment
  verdict: Verdict
  onClose: () => void
}

/** What is decided about, once more, before the last press. */
export function DecideAmendmentDialog(props: DecideAmendmentDialogProps) {
  const { order, amendment, verdict, onClose } = props
  const element = useRef<HTMLFormElement>(null)
  const [note, setNote] = useState('')
  const [mistake, setMistake] = useState<string | null>(null)
  const { confirm, done } = labels[verdict]
  const { run, isSaving, refusal } = useOrderCall({
    call: (body: AmendmentDecision) => decideAmendment(amendment.id, body),
    done: () => t(done),
    onDone: onClose,
  })
  const isReasoned = verdict !== 'approved'
  const submit = () => {
    const words = note.trim()
    const isMissing = isReasoned && words === ''
    setMistake(isMissing ? t('staffAmendments.reasonMissing') : null)
    if (!isMissing) return run({ state: verdict, ...(words !== '' && { note: words }) })
    element.current?.querySelector<HTMLElement>('[name=reason]')?.focus()
  }
  return (
    <FormDialog
      ref={element}
      title={t('staffAmendments.decide', { number: order.number })}
      effect={t('portalAmendments.reason', { reason: amendment.reason })}
      confirm={t(confirm)}
      isHarsh={isReasoned}
      isSaving={isSaving}
      refusal={refusal}
      onSubmit={submit}
      onClose={onClose}
    >
      <ChangeTable
        changes={amendment.changes}
        currency={amendment.currency}
        before={amendment.total_before}
        after={amendment.total_after}
      />
      {isReasoned && (
        <NoteField
          name="reason"
          label={t('staffAmendments.reason')}
          error={mistake}
          value={note}
          onChange={setNote}
        />
      )}
    </FormDialog>
  )
}

const labels = {
  approved: { confirm: 'staffAmendments.approve', done: 'staffAmendments.approved' },
  rejected: { confirm: 'staffAmendments.reject', done: 'staffAmendments.rejected' },
  withdrawn: { confirm: 'staffAmendments.withdraw', done: 'staffAmendments.withdrawn' },
} as const
