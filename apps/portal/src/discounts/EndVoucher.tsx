import type { SupportVoucher } from '@bandari/sdk'
import { Button, Field, TextArea } from '@bandari/ui'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { endVoucher } from '../providers/content.ts'
import { FormDialog } from '../staff/record/FormDialog.tsx'
import { useWrite } from '../staff/record/use-write.ts'

/** Ends a code at once. */
export function EndVoucher({ voucher }: { voucher: SupportVoucher }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button type="button" size="small" variant="secondary" onClick={() => setOpen(true)}>
        End now
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
      done: `${voucher.code} has ended.`,
      onDone: onClose,
    })
  }
  // HTML forbids a form in a form, so the dialog is rendered in the body.
  return createPortal(
    <FormDialog
      title={`End ${voucher.code} now?`}
      effect="Baskets that hold it lose the discount. Orders that used it keep theirs."
      confirm="End it now"
      isHarsh
      isSaving={isWriting}
      refusal={refusal}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label="Reason" hint="Kept in the record." optional>
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
