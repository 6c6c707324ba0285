import { useTranslate } from '@bandari/i18n/react'
import { Button, buttonClass, classNames } from '@bandari/ui'
import { CopyButton } from './CopyButton.tsx'
import css from './Share.module.css'
import { useHydrated } from './use-hydrated.ts'
import { whatsAppLink } from './whatsapp.ts'

export interface ShareProps {
  /** What is shared, by its name. */
  title: string
  /** Goes with the link. */
  text: string
  /** Absolute. */
  url: string
  /** Somebody has passed it on, or has begun to. */
  onShare?: () => void
}

/** Sends a link to somebody: by WhatsApp, by the clipboard, or by the device's own sheet, where it has one. */
export function Share({ title, text, url, onShare }: ShareProps) {
  const t = useTranslate()
  const isHydrated = useHydrated()
  const hasSheet = isHydrated && typeof navigator.share === 'function'
  const share = () => {
    // Refused where somebody closes the sheet.
    navigator.share({ title, text, url }).then(onShare, () => undefined)
  }
  return (
    <div role="group" className={css.share} aria-label={t('favourites.shareOf', { title })}>
      <a
        className={buttonClass({ variant: 'quiet', size: 'small' })}
        href={whatsAppLink(null, `${text}\n${url}`)}
        target="_blank"
        rel="noopener noreferrer"
        onClick={onShare}
      >
        {t('favourites.byWhatsApp')}
      </a>
      <CopyButton text={url} what={t('favourites.linkTo', { title })} onCopy={onShare} />
      {/* Keeps its place: nothing moves once the browser has said whether it has a sheet. */}
      <Button
        className={classNames(!hasSheet && css.absent)}
        variant="quiet"
        size="small"
        onClick={share}
      >
        {t('favourites.shareNow')}
      </Button>
    </div>
  )
}
