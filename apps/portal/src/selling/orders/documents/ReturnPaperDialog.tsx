import { Button, Dialog, ErrorAlert, Field, TextArea } from '@bandari/ui'
import { type FormEvent, useId, useState } from 'react'
import { t } from '../../../language/translator.ts'
import { decideSellerPaper } from '../../../providers/vendor-orders.ts'
import { useCall } from '../../../shared/documents/use-call.ts'
import { kindLabel } from './document-kinds.ts'
import type { SellerPaper } from './SellerPapers.tsx'

interface ReturnPaperDialogProps {
  order: number
  paper: SellerPaper
  onClose: () => void
}

export function ReturnPaperDialog({ order, paper, onClose }: ReturnPaperDialogProps) {
  const formId = useId()
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const { run, isRunning, refusal } = useCall()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isEmpty = reason.trim() === ''
    setMissing(isEmpty)
    if (isEmpty) return
    run({
      act: () => decideSellerPaper({ order, paper: paper.id, outcome: 'returned', reason }),
      done: t('staffPapers.seller.decided'),
      onDone: onClose,
    })
  }
  return (
    <Dialog
      open
      title={t('staffPapers.seller.returnOf', { paper: kindLabel(paper.kind) })}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('staffPapers.seller.back')}
          </Button>
          <Button type="submit" form={formId} loading={isRunning}>
            {t('staffPapers.seller.return')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        {refusal !== null && <ErrorAlert title={refusal} />}
        <Field
          label={t('staffPapers.seller.reason')}
          hint={t('staffPapers.seller.reasonHint')}
          error={isMissing ? t('staffPapers.seller.reasonMissing') : null}
        >
          {(control) => (
            <TextArea
              {...control}
              rows={3}
              maxLength={500}
              value={reason}
              onChange={({ currentTarget }) => {
                setReason(currentTarget.value)
                setMissing(false)
              }}
            />
          )}
        </Field>
      </form>
    </Dialog>
  )
}
