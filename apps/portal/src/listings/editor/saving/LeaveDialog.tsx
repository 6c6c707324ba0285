import { Button, Dialog } from '@bandari/ui'
import type { LeaveGuard } from './use-leave-guard.ts'

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
      title="Leave without saving?"
      onClose={guard.stay}
      actions={
        <>
          <Button variant="secondary" onClick={guard.stay}>
            Stay here
          </Button>
          <Button variant="danger" onClick={onDiscard}>
            Leave without saving
          </Button>
          <Button onClick={onSave}>Save and leave</Button>
        </>
      }
    >
      <p>What you changed on this listing has not been saved yet.</p>
    </Dialog>
  )
}
