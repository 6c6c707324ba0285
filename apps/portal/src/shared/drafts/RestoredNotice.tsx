import { Button, Notice } from '@bandari/ui'
import { t } from '../../language/translator.ts'

/** Says that a form holds what was typed before the page was loaded, and gives it up on the press. */
export function RestoredNotice({ onDiscard }: { onDiscard: () => void }) {
  return (
    <Notice kind="info" title={t('portal.restored')} live>
      <Button variant="secondary" size="small" onClick={onDiscard}>
        {t('portal.discardThem')}
      </Button>
    </Notice>
  )
}
