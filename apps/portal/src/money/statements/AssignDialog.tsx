import type { BankEntryOrder, BankEntryRecord } from '@bandari/sdk'
import { Field, Notice, TextInput } from '@bandari/ui'
import { useState } from 'react'
import { t } from '../../language/translator.ts'
import { assignBankEntry } from '../../providers/bank-statements.ts'
import { readAmount } from '@bandari/i18n/format'
import { FormDialog } from '../../staff/record/FormDialog.tsx'
import { useAnother } from '../../staff/record/use-another.ts'
import { useWrite } from '../../staff/record/use-write.ts'
import { restOf } from './entry-labels.tsx'

interface AssignDialogProps {
  entry: BankEntryRecord
  offer: BankEntryOrder | null
  onClose: () => void
}

const nothing = { order: '', amount: '', countsAs: '', advice: '', charges: '', note: '' }

/** Asks which order a movement pays, and how much of it; of foreign money, what that counts as by the bank's advice. */
export function AssignDialog({ entry, offer, onClose }: AssignDialogProps) {
  const { write, isWriting, refusal } = useWrite()
  const another = useAnother()
  const [said, setSaid] = useState({
    ...nothing,
    order: offer?.number ?? '',
    amount: entry.rest,
  })
  const set = (changed: Partial<typeof nothing>) => setSaid({ ...said, ...changed })
  const isForeign = entry.currency !== (offer?.currency ?? 'USD')
  const submit = () =>
    write({
      act: () =>
        another.send({ turn: entry.turn, ...wireOf(said, isForeign) }, (body) =>
          assignBankEntry({ id: entry.id, ...body }),
        ),
      done: t('staffBank.assigned', { number: said.order }),
      onDone: onClose,
    })
  const field = (name: keyof typeof nothing, label: string, hint?: string) => (
    <Field label={label} hint={hint}>
      {(control) => (
        <TextInput
          {...control}
          name={name}
          value={said[name]}
          onChange={({ currentTarget: { value } }) => set({ [name]: value })}
        />
      )}
    </Field>
  )
  return (
    <FormDialog
      title={t('staffBank.assign')}
      effect={t('staffBank.assignEffect', { sum: restOf(entry) })}
      confirm={t(another.isAsked ? 'staff.isAnother' : 'staffBank.assignConfirm')}
      isSaving={isWriting}
      refusal={refusal}
      onSubmit={submit}
      onEdit={another.forget}
      onClose={onClose}
    >
      {entry.offers.some(({ basis }) => basis === 'returned') && (
        <Notice kind="attention">{t('staffBank.returnedWarning')}</Notice>
      )}
      {field('order', t('staffBank.orderSaid'), t('staffBank.orderSaidHint'))}
      {field('amount', t('staffBank.part'), t('staffBank.partHint', { sum: restOf(entry) }))}
      {isForeign && field('countsAs', t('staffBank.countsAs'), t('staffBank.countsAsHint'))}
      {isForeign && field('advice', t('staffBank.advice'), t('staffBank.adviceHint'))}
      {field('charges', t('staffBank.bankCharges'), t('staffBank.bankChargesHint'))}
      {field('note', t('staffBank.note'))}
    </FormDialog>
  )
}

function wireOf(said: typeof nothing, isForeign: boolean) {
  const { order, amount, countsAs, advice, charges, note } = said
  return {
    order: order.trim(),
    ...(amount.trim() !== '' && { amount: readAmount(amount) ?? amount }),
    ...(isForeign && countsAs.trim() !== '' && { counts_as: readAmount(countsAs) ?? countsAs }),
    ...(isForeign && advice.trim() !== '' && { advice: advice.trim() }),
    ...(charges.trim() !== '' && { bank_charges: readAmount(charges) ?? charges }),
    ...(note.trim() !== '' && { note: note.trim() }),
  }
}
