import type { BankEntryRecord } from '@bandari/sdk'
import { Field, TextInput } from '@bandari/ui'
import { useRef, useState } from 'react'
import { t } from '../../language/translator.ts'
import { dismissBankEntry, undoBankEntry } from '../../providers/bank-statements.ts'
import { FormDialog } from '../../staff/record/FormDialog.tsx'
import { useWrite } from '../../staff/record/use-write.ts'

const words = {
  dismiss: {
    title: 'staffBank.dismiss',
    effect: 'staffBank.dismissEffect',
    done: 'staffBank.dismissed',
  },
  undo: { title: 'staffBank.undo', effect: 'staffBank.undoEffect', done: 'staffBank.undone' },
} as const

interface ReasonDialogProps {
  entry: BankEntryRecord
  what: keyof typeof words
  /** Which one is taken back, by its turn. */
  decision?: number | null
  onClose: () => void
}

/** Neither is done without a reason. */
export function ReasonDialog({ entry, what, decision = null, onClose }: ReasonDialogProps) {
  const { write, isWriting, refusal } = useWrite()
  const field = useRef<HTMLInputElement>(null)
  const [reason, setReason] = useState('')
  const [mistake, setMistake] = useState<string | null>(null)
  const { title, effect, done } = words[what]
  const submit = () => {
    const isMissing = reason.trim() === ''
    setMistake(isMissing ? t('staffBank.reasonMissing') : null)
    if (isMissing) return field.current?.focus()
    const { id, turn } = entry
    const said = { id, turn, reason: reason.trim() }
    write({
      act: () =>
        what === 'dismiss'
          ? dismissBankEntry(said)
          : undoBankEntry({ ...said, ...(decision !== null && { decision }) }),
      done: t(done),
      onDone: onClose,
    })
  }
  return (
    <FormDialog
      title={t(title)}
      effect={t(effect)}
      confirm={t(title)}
      isSaving={isWriting}
      refusal={refusal}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={t('staff.reason')} error={mistake}>
        {(control) => (
          <TextInput
            {...control}
            ref={field}
            maxLength={500}
            value={reason}
            onChange={({ currentTarget: { value } }) => setReason(value)}
          />
        )}
      </Field>
    </FormDialog>
  )
}
