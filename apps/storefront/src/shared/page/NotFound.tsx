import { useTranslate } from '@bandari/i18n/react'
import { buttonClass } from '@bandari/ui'
import { MapPinOff } from 'lucide-react'
import { AppLink } from './AppLink.tsx'
import { MessagePage } from './MessagePage.tsx'
import { paths } from '../addresses/paths.ts'

/** Unknown paths, and known ones that lead to nothing (buyer spec §2). */
export function NotFound() {
  const t = useTranslate()
  return (
    <MessagePage
      title={t('shell.notFound')}
      icon={<MapPinOff size={32} />}
      actions={
        <AppLink className={buttonClass()} href={paths.home()}>
          {t('shell.goHome')}
        </AppLink>
      }
    >
      {t('shell.notFoundWhy')}
    </MessagePage>
  )
}
