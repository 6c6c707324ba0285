import type { SupportAgent } from '@bandari/sdk'
import { Field, TextArea, TextInput } from '@bandari/ui'
import { useState } from 'react'
import { adjustCommission } from '../../providers/payouts.ts'
import { formatMoney } from '../../shared/format.ts'
import { type Adjustment, type Mistakes, readAmount, validateAdjustment } from './adjustment.ts'
import { FormDialog } from '../../staff/record/FormDialog.tsx'
import { useAnother } from '../../staff/record/use-another.ts'
import { useWrite } from '../../staff/record/use-write.ts'
import { t } from '../../language/translator.ts'

interface AdjustDialogProps {
  agent: SupportAgent
  onClose: () => void
}

/** A correction by hand: signed, kept with its reason; a larger one waits for a second person. */
export function AdjustDialog({ agent, onClose }: AdjustDialogProps) {
  const { adjustment, setAdjustment, mistakes, submit, isWriting, refusal, another } = useAdjusting(
    { agent, onClose },
  )
  const approved = formatMoney({ amount: agent.approved, currency: agent.currency })
  return (
    <FormDialog
      title={t('staffSupporters.adjust.title')}
      effect={t('staffSupporters.balanceOf', { name: agent.name, amount: approved })}
      confirm={t(another.isAsked ? 'staff.isAnother' : 'staffSupporters.adjust.confirm')}
      isSaving={isWriting}
      refusal={refusal}
      onSubmit={submit}
      onEdit={another.forget}
      onClose={onClose}
    >
      <Field
        label={t('staffSupporters.adjust.amount')}
        hint={t('staffSupporters.adjust.amountHint')}
        error={mistakes.amount}
      >
        {(control) => (
          <TextInput
            {...control}
            inputMode="decimal"
            maxLength={12}
            value={adjustment.amount}
            onChange={({ currentTarget: { value } }) =>
              setAdjustment({ ...adjustment, amount: value })
            }
          />
        )}
      </Field>
      <Field label={t('staff.reason')} error={mistakes.reason}>
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            maxLength={500}
            value={adjustment.reason}
            onChange={({ currentTarget: { value } }) =>
              setAdjustment({ ...adjustment, reason: value })
            }
          />
        )}
      </Field>
    </FormDialog>
  )
}

function useAdjusting({ agent, onClose }: AdjustDialogProps) {
  const [adjustment, setAdjustment] = useState<Adjustment>({ amount: '', reason: '' })
  const [mistakes, setMistakes] = useState<Mistakes>({})
  const another = useAnother()
  const { write, isWriting, refusal } = useWrite()
  const money = (amount: string) => formatMoney({ amount, currency: agent.currency })

  const submit = () => {
    const found = validateAdjustment(adjustment)
    setMistakes(found)
    const amount = readAmount(adjustment.amount)
    if (Object.keys(found).length > 0 || amount === null) return
    write({
      act: () =>
        another.send({ amount, reason: adjustment.reason.trim() }, (body) =>
          adjustCommission(agent.id, body),
        ),
      done: ({ isWaiting }) =>
        t(isWaiting ? 'staffSupporters.adjust.waits' : 'staffSupporters.adjust.done', {
          name: agent.name,
          amount: money(amount),
        }),
      onDone: onClose,
    })
  }
  return { adjustment, setAdjustment, mistakes, submit, isWriting, refusal, another }
}
