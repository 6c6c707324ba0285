import { Button, Dialog } from '@bandari/ui'
import { saveFirst } from './messages.ts'

/** Account spec §4. */
export function SaveFirstDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog
      open={open}
      title={saveFirst}
      onClose={onClose}
      actions={<Button onClick={onClose}>OK</Button>}
    >
      <p>Nothing was uploaded. Press Save at the top, then choose your photos again.</p>
    </Dialog>
  )
}
