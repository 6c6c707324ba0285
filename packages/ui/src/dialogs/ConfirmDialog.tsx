import { useTranslate } from '@bandari/i18n/react'
import type { ReactNode } from 'react'
import { Button } from '../basics/Button.tsx'
import { Dialog } from './Dialog.tsx'

export interface ConfirmDialogProps {
  open: boolean
  title: string
  children: ReactNode
  /** Says what happens: `Remove`, `Submit Order`; never `Yes`. */
  confirmLabel: string
  cancelLabel?: string
  /** Painted as a refusal when it cannot be undone. */
  dangerous?: boolean
  loading?: boolean
  onConfirm: () => void
  onCancel: () => void
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const t = useTranslate()
  const { open, title, children, confirmLabel, cancelLabel = t('ui.cancel') } = props
  const { dangerous = false, loading = false, onConfirm, onCancel } = props
  return (
    <Dialog
      open={open}
      title={title}
      onClose={onCancel}
      actions={
        <>
          <Button variant="secondary" onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button variant={dangerous ? 'danger' : 'primary'} loading={loading} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
