import type { PlainMessageId } from '@bandari/i18n'
import type { SupportOrder, SupportOrderFollowing } from '@bandari/sdk'
import { Field, SelectInput, TextInput } from '@bandari/ui'
import { useRef, useState } from 'react'
import { useDataProvider } from 'react-admin'
import { t } from '../../../language/translator.ts'
import type { PortalDataProvider } from '../../../providers/data-provider.ts'
import { FormDialog } from '../../../staff/record/FormDialog.tsx'
import { NoteField } from '../money/NoteField.tsx'
import { useOrderCall } from '../use-order-call.ts'
import { formOf, shipmentFields, type ShipmentForm, shipmentOf } from './shipment-form.ts'

interface ShipmentDialogProps {
  order: SupportOrder
  following: SupportOrderFollowing
  onClose: () => void
}

const labels = {
  vessel: 'steps.ship.vessel',
  voyage: 'steps.ship.voyage',
  loading_port: 'steps.ship.from',
  discharge_port: 'steps.ship.to',
  etd: 'steps.ship.etd',
  eta: 'steps.ship.eta',
  bill_of_lading: 'steps.ship.billOfLading',
  container: 'steps.ship.container',
} as const satisfies Record<(typeof shipmentFields)[number], PlainMessageId>

const lengths = { vessel: 100, voyage: 40, bill_of_lading: 40, container: 20 } as const

/** Asks for what is known of the ship by now. */
export function ShipmentDialog({ order, following, onClose }: ShipmentDialogProps) {
  const { setShipment } = useDataProvider<PortalDataProvider>()
  const element = useRef<HTMLFormElement>(null)
  const type = order.shipping_type === 'RORO' ? 'RORO' : 'Container'
  const [form, setForm] = useState(() => formOf(following.shipment, type))
  const [note, setNote] = useState('')
  const [mistake, setMistake] = useState<string | null>(null)
  const { run, isSaving, refusal } = useOrderCall({
    call: () =>
      setShipment({
        id: order.id,
        ...shipmentOf(form),
        version: following.shipment_version,
        ...(note.trim() !== '' && { note: note.trim() }),
      }),
    done: () => t('staffOrders.following.shipSaved', { number: order.number }),
    onDone: onClose,
  })
  const submit = () => {
    const isBackwards = form.etd !== '' && form.eta !== '' && form.eta < form.etd
    setMistake(isBackwards ? t('staffOrders.following.etaBeforeEtd') : null)
    if (isBackwards) element.current?.querySelector<HTMLElement>('[name=eta]')?.focus()
    else run(undefined)
  }
  return (
    <FormDialog
      ref={element}
      title={t('staffOrders.following.setShip')}
      effect={t('staffOrders.following.shipEffect')}
      confirm={t('staffOrders.following.shipConfirm')}
      isSaving={isSaving}
      refusal={refusal}
      onSubmit={submit}
      onClose={onClose}
    >
      <ShipmentFields form={form} mistake={mistake} onChange={setForm} />
      <NoteField
        name="note"
        label={t('staffOrders.money.note')}
        hint={t('staffOrders.following.shipNoteHint')}
        value={note}
        onChange={setNote}
      />
    </FormDialog>
  )
}

interface ShipmentFieldsProps {
  form: ShipmentForm
  /** Error of the day of arrival. */
  mistake: string | null
  onChange: (form: ShipmentForm) => void
}

function ShipmentFields({ form, mistake, onChange }: ShipmentFieldsProps) {
  return (
    <>
      <Field label={t('staffOrders.following.shippedBy')}>
        {(control) => (
          <SelectInput
            {...control}
            choices={[
              { value: 'RORO', label: 'RORO' },
              { value: 'CONTAINER', label: t('steps.ship.container') },
            ]}
            value={form.shipped_by}
            onChange={({ currentTarget: { value } }) => onChange({ ...form, shipped_by: value })}
          />
        )}
      </Field>
      {shipmentFields.map((field) => (
        <Field
          key={field}
          label={t(labels[field])}
          optional
          error={field === 'eta' ? mistake : null}
        >
          {(control) => (
            <TextInput
              {...control}
              name={field}
              {...(field === 'etd' || field === 'eta'
                ? { type: 'date', max: '9999-12-31' }
                : { maxLength: field in lengths ? lengths[field as keyof typeof lengths] : 100 })}
              value={form[field]}
              onChange={({ currentTarget: { value } }) => onChange({ ...form, [field]: value })}
            />
          )}
        </Field>
      ))}
    </>
  )
}
