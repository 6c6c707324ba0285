import { Button, ConfirmDialog, ErrorAlert } from '@bandari/ui'
import { type ReactNode, useState } from 'react'
import { type RaRecord, useDelete, useNotify, useRedirect, useRefresh } from 'react-admin'
import { drafts, draftKeyOf } from '../../shared/drafts/drafts.ts'

interface DeleteRecordProps {
  resource: string
  record: RaRecord
  /** `Delete the draft`. */
  label: string
  /** The button's name for screen readers, which do not hear what stands around it. */
  name?: string
  title: string
  /** What follows from the deletion. */
  children: ReactNode
  done: string
  /** Where to go afterwards; without it the page stays. */
  to?: string
}

/** Asks first, waits for the server, and shows its refusal. */
export function DeleteRecord(props: DeleteRecordProps) {
  const { resource, record, label, name, title, children, done, to } = props
  const [isOpen, setOpen] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [remove, { isPending }] = useDelete()
  const notify = useNotify()
  const redirect = useRedirect()
  const refresh = useRefresh()

  const confirm = async () => {
    setRefusal(null)
    try {
      await remove(
        resource,
        { id: record.id, previousData: record },
        { mutationMode: 'pessimistic', returnPromise: true },
      )
      drafts.drop(draftKeyOf(resource, record.id))
      notify(done, { type: 'success' })
      setOpen(false)
      if (to === undefined) refresh()
      else redirect(to)
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : String(error))
    }
  }
  return (
    <>
      <Button
        type="button"
        size="small"
        variant="quiet"
        onClick={() => {
          setRefusal(null)
          setOpen(true)
        }}
        {...(name !== undefined && { 'aria-label': name })}
      >
        {label}
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={title}
        confirmLabel={label}
        dangerous
        loading={isPending}
        onConfirm={() => void confirm()}
        onCancel={() => setOpen(false)}
      >
        {refusal !== null && <ErrorAlert title={refusal} />}
        {children}
      </ConfirmDialog>
    </>
  )
}
