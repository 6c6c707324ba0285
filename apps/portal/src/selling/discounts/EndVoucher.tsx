import type { SupportVoucher } from '@bandari/sdk'
import { Button, Field, TextArea } from '@bandari/ui'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { endVoucher } from '../../providers/content.ts'
import { FormDialog } from '../../staff/record/FormDialog.tsx'
import { useWrite } from '../../staff/record/use-write.ts'
import { t } from '../../language/translator.ts'

/** Ends a code at once. */
export function EndVoucher({ voucher }: { voucher: SupportVoucher }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button type="button" size="small" variant="secondary" onClick={() => setOpen(true)}>
        {t('staffDiscounts.endNow')}
      </Button>
      {isOpen && <EndDialog voucher={voucher} onClose={() => setOpen(false)} />}
    </>
  )
}

function EndDialog({ voucher, onClose }: { voucher: SupportVoucher; onClose: () => void }) {
  const [reason, setReason] = useState('')
  const { write, isWriting, refusal } = useWrite()

  const submit = () => {
    write({
      act: () =>
        endVoucher(voucher.id, {
          version: voucher.version,
          ...(reason.trim() !== '' && { reason: reason.trim() }),
        }),
      done: t('staffDiscounts.ended', { code: voucher.code }),
      onDone: onClose,
    })
  }
  // HTML forbids a form in a form, so the dialog is rendered in the body.
  return createPortal(
    <FormDialog
      title={t('staffDiscounts.endTitle', { code: voucher.code })}
      effect={t('staffDiscounts.endEffect')}
      confirm={t('staffDiscounts.endIt')}
      isHarsh
      isSaving={isWriting}
      refusal={refusal}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={t('staff.reason')} hint={t('staffDiscounts.keptInRecord')} optional>
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            maxLength={500}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        )}
      </Field>
    </FormDialog>,
    document.body,
  )
}
