import { Button, Dialog } from '@bandari/ui'
import { t } from '../../language/translator.ts'
import type { LeaveGuard } from './use-leave-guard.ts'

interface LeaveDialogProps {
  guard: LeaveGuard
  /** The answer was to save: the question is not asked a second time meanwhile. */
  isSaving?: boolean
  /** Without it what was typed can be kept only by staying. */
  onSave?: () => void
  onDiscard: () => void
}

/** The one question of the portal about what was typed and not saved. */
export function LeaveDialog({ guard, isSaving = false, onSave, onDiscard }: LeaveDialogProps) {
  return (
    <Dialog
      open={guard.isAsking && !isSaving}
      title={t('portal.leave.title')}
      onClose={guard.stay}
      actions={
        <>
          <Button variant="secondary" onClick={guard.stay}>
            {t('portal.leave.stay')}
          </Button>
          <Button variant="danger" onClick={onDiscard}>
            {t('portal.leave.discard')}
          </Button>
          {onSave && <Button onClick={onSave}>{t('portal.leave.save')}</Button>}
        </>
      }
    >
      <p>{t('portal.leave.what')}</p>
    </Dialog>
  )
}
