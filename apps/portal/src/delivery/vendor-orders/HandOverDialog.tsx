import type { HandOver, VendorOrder } from '@bandari/sdk'
import { Button, Dialog, ErrorAlert, Field, SelectInput, TextInput } from '@bandari/ui'
import { type FormEvent, useId, useState } from 'react'
import { handOverVehicle } from '../../providers/vendor-orders.ts'
import { useCall } from '../../shared/documents/use-call.ts'
import { t } from '../../language/translator.ts'
import css from './VendorOrders.module.css'

interface HandOverDialogProps {
  order: VendorOrder
  onClose: () => void
}

const receivers = [
  { value: 'port', label: 'portalSales.handOver.port' },
  { value: 'carrier', label: 'portalSales.handOver.carrier' },
] as const

export function HandOverDialog({ order, onClose }: HandOverDialogProps) {
  const formId = useId()
  const [said, setSaid] = useState<HandOver>({ on: today(), receiver: 'port', place: '' })
  const [isTried, setTried] = useState(false)
  const { run, isRunning, refusal } = useCall()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (said.on === '' || said.place.trim() === '') return
    const act = () => handOverVehicle({ id: order.id, ...said })
    run({ act, done: t('portalSales.handOver.done'), onDone: onClose })
  }
  return (
    <Dialog
      open
      title={t('portalSales.handOver')}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('portalSales.cancel')}
          </Button>
          <Button type="submit" form={formId} loading={isRunning}>
            {t('portalSales.handOver')}
          </Button>
        </>
      }
    >
      <form id={formId} className={css.form} onSubmit={submit} noValidate>
        <p>{order.title}</p>
        <p>{t('portalSales.handOver.what')}</p>
        {refusal !== null && <ErrorAlert title={refusal} />}
        <Fields said={said} isTried={isTried} onChange={(part) => setSaid({ ...said, ...part })} />
      </form>
    </Dialog>
  )
}

interface FieldsProps {
  said: HandOver
  isTried: boolean
  onChange: (part: Partial<HandOver>) => void
}

function Fields({ said, isTried, onChange }: FieldsProps) {
  const missing = (text: string) =>
    isTried && text.trim() === '' ? t('portalSales.handOver.missing') : null
  return (
    <>
      <Field label={t('portalSales.handOver.day')} error={missing(said.on)}>
        {(control) => (
          <TextInput
            {...control}
            type="date"
            max={today()}
            value={said.on}
            onChange={({ currentTarget }) => onChange({ on: currentTarget.value })}
          />
        )}
      </Field>
      <Field label={t('portalSales.handOver.to')}>
        {(control) => (
          <SelectInput
            {...control}
            choices={receivers.map(({ value, label }) => ({ value, label: t(label) }))}
            value={said.receiver}
            onChange={({ currentTarget }) =>
              onChange({ receiver: currentTarget.value === 'carrier' ? 'carrier' : 'port' })
            }
          />
        )}
      </Field>
      <Field
        label={t('portalSales.handOver.place')}
        hint={t('portalSales.handOver.placeHint')}
        error={missing(said.place)}
      >
        {(control) => (
          <TextInput
            {...control}
            maxLength={120}
            value={said.place}
            onChange={({ currentTarget }) => onChange({ place: currentTarget.value })}
          />
        )}
      </Field>
    </>
  )
}

/** Of whoever looks; the API judges by the shop's. */
function today(): string {
  const now = new Date()
  const two = (number: number) => String(number).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}
