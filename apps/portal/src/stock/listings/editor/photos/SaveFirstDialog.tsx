import { Button, Dialog } from '@bandari/ui'
import { t } from '../../../../language/translator.ts'

/** Account spec §4. */
export function SaveFirstDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog
      open={open}
      title={t('portalEditor.photo.saveFirst')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('portalEditor.photo.ok')}</Button>}
    >
      <p>{t('portalEditor.photo.saveFirstWhat')}</p>
    </Dialog>
  )
}
