import type { OrderAlarm } from '@bandari/sdk'
import { useRef, useState } from 'react'
import { useDataProvider } from 'react-admin'
import { t } from '../../../language/translator.ts'
import type { PortalDataProvider } from '../../../providers/data-provider.ts'
import { FormDialog } from '../../../staff/record/FormDialog.tsx'
import { NoteField } from '../money/NoteField.tsx'
import { useOrderCall } from '../use-order-call.ts'
import { alarmLabel } from './alarm-labels.ts'

/** Asks what comes of it; the alarm leaves the queue then. */
export function AcknowledgeDialog({ alarm, onClose }: { alarm: OrderAlarm; onClose: () => void }) {
  const { acknowledgeOrderAlarm } = useDataProvider<PortalDataProvider>()
  const form = useRef<HTMLFormElement>(null)
  const [note, setNote] = useState('')
  const [mistake, setMistake] = useState<string | null>(null)
  const { run, isSaving, refusal } = useOrderCall({
    call: () => acknowledgeOrderAlarm({ id: alarm.id, note: note.trim() }),
    done: () => t('staffOrders.alarm.done'),
    onDone: onClose,
  })
  const submit = () => {
    const isMissing = note.trim() === ''
    setMistake(isMissing ? t('staffOrders.reasonMissing') : null)
    if (isMissing) form.current?.querySelector<HTMLElement>('[name=reason]')?.focus()
    else run(undefined)
  }
  return (
    <FormDialog
      ref={form}
      title={t('staffOrders.alarm.acknowledge')}
      effect={alarmLabel(alarm)}
      confirm={t('staffOrders.alarm.acknowledge')}
      isSaving={isSaving}
      refusal={refusal}
      onSubmit={submit}
      onClose={onClose}
    >
      <NoteField
        name="reason"
        label={t('staffOrders.alarm.what')}
        error={mistake}
        value={note}
        onChange={setNote}
      />
    </FormDialog>
  )
}
