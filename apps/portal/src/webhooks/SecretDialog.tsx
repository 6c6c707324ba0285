import { Button, Dialog } from '@bandari/ui'
import { t } from '../language/translator.ts'
import { CopyButton } from '../shared/CopyButton.tsx'
import css from './Webhooks.module.css'

interface SecretDialogProps {
  /** Null while there is none to show. */
  secret: string | null
  onClose: () => void
}

/** The one time that a secret is seen. */
export function SecretDialog({ secret, onClose }: SecretDialogProps) {
  return (
    <Dialog open={secret !== null} title={t('portalWebhooks.secret.title')} onClose={onClose}>
      <div className={css.part}>
        <p>{t('portalWebhooks.secret.once')}</p>
        <code className={css.secret}>{secret}</code>
        <div className={css.acts}>
          <CopyButton text={secret ?? ''} what={t('portalWebhooks.secret.what')} />
          <Button onClick={onClose}>{t('portalWebhooks.secret.done')}</Button>
        </div>
      </div>
    </Dialog>
  )
}
