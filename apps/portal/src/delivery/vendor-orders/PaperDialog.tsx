import type { SellersPaper, VendorOrder } from '@bandari/sdk'
import { Button, Dialog, ErrorAlert, Field, SelectInput, TextInput } from '@bandari/ui'
import { type FormEvent, useId, useState } from 'react'
import { addVendorPaper } from '../../providers/vendor-orders.ts'
import { useCall } from '../../shared/documents/use-call.ts'
import { t } from '../../language/translator.ts'
import { paperLabels } from './duty-labels.ts'
import css from './VendorOrders.module.css'

interface PaperDialogProps {
  order: VendorOrder
  onClose: () => void
}

const kinds = Object.keys(paperLabels) as SellersPaper[]

export function PaperDialog({ order, onClose }: PaperDialogProps) {
  const formId = useId()
  const [kind, setKind] = useState<SellersPaper>('export_certificate')
  const [file, setFile] = useState<File | null>(null)
  const [isMissing, setMissing] = useState(false)
  const { run, isRunning, refusal } = useCall()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(file === null)
    if (file === null) return
    const act = () => addVendorPaper({ id: order.id, kind, file })
    run({ act, done: t('portalSales.paper.thanks'), onDone: onClose })
  }
  return (
    <Dialog
      open
      title={t('portalSales.send')}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('portalSales.cancel')}
          </Button>
          <Button type="submit" form={formId} loading={isRunning}>
            {t('portalSales.send')}
          </Button>
        </>
      }
    >
      <form id={formId} className={css.form} onSubmit={submit} noValidate>
        <p>{order.title}</p>
        {refusal !== null && <ErrorAlert title={refusal} />}
        <KindField kind={kind} onChange={setKind} />
        <Field
          label={t('portalSales.paper.file')}
          hint={t('portalSales.paper.fileHint')}
          error={isMissing ? t('portalSales.paper.missing') : null}
        >
          {(control) => (
            <TextInput
              {...control}
              type="file"
              accept="image/jpeg,image/png,application/pdf"
              onChange={({ currentTarget }) => {
                setFile(currentTarget.files?.[0] ?? null)
                setMissing(false)
              }}
            />
          )}
        </Field>
      </form>
    </Dialog>
  )
}

interface KindFieldProps {
  kind: SellersPaper
  onChange: (kind: SellersPaper) => void
}

function KindField({ kind, onChange }: KindFieldProps) {
  return (
    <Field label={t('portalSales.paper.kind')}>
      {(control) => (
        <SelectInput
          {...control}
          choices={kinds.map((value) => ({ value, label: t(paperLabels[value]) }))}
          value={kind}
          onChange={({ target }) => onChange(kinds.find((each) => each === target.value) ?? kind)}
        />
      )}
    </Field>
  )
}
