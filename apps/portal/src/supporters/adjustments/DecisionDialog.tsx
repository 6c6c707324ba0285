import type { Adjustment } from '@bandari/sdk'
import { Field, TextInput } from '@bandari/ui'
import { useRef, useState } from 'react'
import { formatMoney } from '../../shared/format.ts'
import { FormDialog } from '../../staff/record/FormDialog.tsx'
import { useSaveRecord } from '../../staff/record/use-save-record.ts'
import { t } from '../../language/translator.ts'

export type Verdict = 'approved' | 'rejected'

interface DecisionDialogProps {
  adjustment: Adjustment
  verdict: Verdict
  onClose: () => void
}

export function DecisionDialog({ adjustment, verdict, onClose }: DecisionDialogProps) {
  const field = useRef<HTMLInputElement>(null)
  const [rejection, setRejection] = useState('')
  const [mistake, setMistake] = useState<string | null>(null)
  const { save, isSaving, refusal } = useSaveRecord<Adjustment>('support/adjustments')
  const { name, currency, reason, created_by } = adjustment
  const amount = formatMoney({ amount: adjustment.amount, currency })
  const isRejected = verdict === 'rejected'

  const submit = () => {
    const isMissing = isRejected && rejection.trim() === ''
    setMistake(isMissing ? t('staffAdjustments.sayWhy') : null)
    if (isMissing) return field.current?.focus()
    save({
      record: adjustment,
      changes: { state: verdict, rejection: isRejected ? rejection.trim() : null },
      done: t(isRejected ? 'staffAdjustments.isRejected' : 'staffAdjustments.isApproved', {
        amount,
        name,
      }),
      onDone: onClose,
    })
  }
  return (
    <FormDialog
      title={t(isRejected ? 'staffAdjustments.rejectTitle' : 'staffAdjustments.approveTitle', {
        amount,
        name,
      })}
      effect={t('staffAdjustments.askedBy', { person: created_by, reason })}
      confirm={t(isRejected ? 'staffAdjustments.reject' : 'staffAdjustments.approve')}
      isHarsh={isRejected}
      isSaving={isSaving}
      refusal={refusal}
      onSubmit={submit}
      onClose={onClose}
    >
      {isRejected && (
        <Field label={t('staff.reason')} error={mistake}>
          {(control) => (
            <TextInput
              {...control}
              ref={field}
              maxLength={500}
              value={rejection}
              onChange={({ currentTarget: { value } }) => setRejection(value)}
            />
          )}
        </Field>
      )}
    </FormDialog>
  )
}
