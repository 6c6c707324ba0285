import { Button, Dialog } from '@bandari/ui'
import type { LeaveGuard } from './use-leave-guard.ts'
import { t } from '../../../language/translator.ts'

interface LeaveDialogProps {
  guard: LeaveGuard
  isSaving: boolean
  onSave: () => void
  onDiscard: () => void
}

export function LeaveDialog({ guard, isSaving, onSave, onDiscard }: LeaveDialogProps) {
  return (
    <Dialog
      open={guard.isAsking && !isSaving}
      title={t('portalEditor.leave.title')}
      onClose={guard.stay}
      actions={
        <>
          <Button variant="secondary" onClick={guard.stay}>
            {t('portalEditor.leave.stay')}
          </Button>
          <Button variant="danger" onClick={onDiscard}>
            {t('portalEditor.leave.discard')}
          </Button>
          <Button onClick={onSave}>{t('portalEditor.leave.save')}</Button>
        </>
      }
    >
      <p>{t('portalEditor.leave.what')}</p>
    </Dialog>
  )
}
