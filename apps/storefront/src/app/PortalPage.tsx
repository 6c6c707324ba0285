import { useTranslate } from '@bandari/i18n/react'
import { Button, Loading } from '@bandari/ui'
import { LogIn } from 'lucide-react'
import { useEffect } from 'react'
import { useSelector } from 'react-redux'
import { Navigate, useLocation } from 'react-router-dom'
import { selectIsSignedIn, selectIsSignedOut } from '../api/session-slice.ts'
import { useCreateHandoverMutation } from '../api/sign-in.ts'
import { MessagePage } from '../shared/page/MessagePage.tsx'
import { ArrivalPage } from './ArrivalPage.tsx'
import { paths } from '../shared/addresses/paths.ts'
import { useSite } from '../shared/page/settings.ts'

/** A page of the portal under a path of the storefront: signs in by the hand-over, else by /login (decisions 3). */
export function PortalPage() {
  const { pathname } = useLocation()
  return pathname === '/sso' ? <ArrivalPage /> : <LeavingPage />
}

function LeavingPage() {
  const t = useTranslate()
  const { pathname, search } = useLocation()
  const next = pathname + search
  const { language } = useSite()
  const isSignedIn = useSelector(selectIsSignedIn)
  const isSignedOut = useSelector(selectIsSignedOut)
  const [handOver, { isError }] = useCreateHandoverMutation()

  // The code works once and for a minute: it is asked for at the moment of leaving.
  useEffect(() => {
    if (!isSignedIn) return
    const leave = async () => {
      const { data } = await handOver({ next })
      if (data) window.location.replace(`${data.url}&language=${language}`)
    }
    void leave()
  }, [isSignedIn, next, language, handOver])

  if (isSignedOut) return <Navigate to={paths.signIn(next)} replace />
  if (isError) {
    return (
      <MessagePage
        title={t('shell.accountNotOpened')}
        icon={<LogIn size={32} />}
        actions={<Button onClick={() => window.location.reload()}>{t('shell.tryAgain')}</Button>}
      >
        {t('shell.checkConnection')}
      </MessagePage>
    )
  }
  return (
    <MessagePage
      title={t('shell.openingAccount')}
      icon={<LogIn size={32} />}
      actions={
        <noscript>
          <p>{t('shell.accountNeedsScript')}</p>
        </noscript>
      }
    >
      <Loading label={t('shell.oneMoment')} />
    </MessagePage>
  )
}
