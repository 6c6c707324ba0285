import { useTranslate } from '@bandari/i18n/react'
import { buttonClass } from '@bandari/ui'
import { CloudOff } from 'lucide-react'
import { paths } from '../shared/addresses/paths.ts'
import type { RouteModule } from '../shared/addresses/route.ts'
import { AppLink } from '../shared/page/AppLink.tsx'
import { MessagePage } from '../shared/page/MessagePage.tsx'

/**
 * The document that begins every page which the device has no document of. It stands as it is where the page's code is not
 * on the device either.
 */
export const offlineRoute: RouteModule = { Page: OfflinePage }

function OfflinePage() {
  const t = useTranslate()
  return (
    <MessagePage
      title={t('offline.title')}
      icon={<CloudOff size={32} />}
      actions={
        <>
          <AppLink className={buttonClass()} href={paths.seen()}>
            {t('offline.seen')}
          </AppLink>
          <AppLink className={buttonClass({ variant: 'secondary' })} href={paths.favourites()}>
            {t('shell.favourites')}
          </AppLink>
          <AppLink className={buttonClass({ variant: 'secondary' })} href={paths.home()}>
            {t('shell.home')}
          </AppLink>
        </>
      }
    >
      <p>{t('offline.neverSeen')}</p>
      <p id="offline-shell">{t('offline.stillHere')}</p>
    </MessagePage>
  )
}
