import type { SupportVoucher } from '@bandari/sdk'
import { Button, Dialog, ErrorAlert, Field, TextArea } from '@bandari/ui'
import { type FormEvent, useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { endVoucher } from '../providers/content.ts'
import css from '../staff/record/DecisionDialog.module.css'
import { useLedgerWrite } from '../staff/record/use-ledger-write.ts'

/** For when it must not be used any more from this minute on. */
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
  const formId = useId()
  const [reason, setReason] = useState('')
  const { write, isWriting, refusal } = useLedgerWrite()

  const submit = (event: FormEvent) => {
    event.preventDefault()
    // The dialog stands within the code's form, in React's eyes.
    event.stopPropagation()
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
  // A form may not stand in a form, so the dialog does not stand where it is asked for.
  return createPortal(
    <Dialog
      open
      title={`End ${voucher.code} now?`}
      onClose={onClose}
      actions={
        <>
          <Button type="button" variant="secondary" onClick={onClose}>
            Back
          </Button>
          <Button type="submit" form={formId} variant="danger" loading={isWriting}>
            End it now
          </Button>
        </>
      }
    >
      <form id={formId} className={css.form} onSubmit={submit} noValidate>
        <p>Baskets that hold it lose the discount. Orders that used it keep theirs.</p>
        {refusal !== null && <ErrorAlert title={refusal} />}
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
      </form>
    </Dialog>,
    document.body,
  )
}
