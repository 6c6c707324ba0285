import { Rich, useTranslate } from '@bandari/i18n/react'
import { Button, buttonClass } from '@bandari/ui'
import { CloudOff } from 'lucide-react'
import { useHref } from 'react-router-dom'
import { MessagePage } from '../shared/page/MessagePage.tsx'
import { paths } from '../shared/addresses/paths.ts'
import { PhoneLink } from '../shared/page/PhoneLink.tsx'
import { useSite } from '../shared/page/settings.ts'

/** Shown after an unexpected error while drawing, or when a page's code could not be fetched. */
export function ErrorPage() {
  const t = useTranslate()
  const { contactPhone } = useSite()
  const home = useHref(paths.home())
  return (
    <MessagePage
      title={t('shell.pageFailed')}
      icon={<CloudOff size={32} />}
      actions={
        <>
          <Button onClick={() => window.location.reload()}>{t('shell.tryAgain')}</Button>
          {/* A full load, because the navigation itself may be broken. */}
          <a className={buttonClass({ variant: 'secondary' })} href={home}>
            {t('shell.goHome')}
          </a>
        </>
      }
    >
      <p>
        <Rich id="shell.pageFailedWhy" parts={{ phone: <PhoneLink phone={contactPhone} /> }} />
      </p>
    </MessagePage>
  )
}
