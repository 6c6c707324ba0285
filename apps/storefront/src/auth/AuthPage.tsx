import type { PlainMessageId, Translate } from '@bandari/i18n'
import { useTranslate } from '@bandari/i18n/react'
import type { FactorAsked } from '@bandari/sdk'
import { buttonClass, Loading, Notice, type Tab, Tabs } from '@bandari/ui'
import { MailCheck } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import { useSelector } from 'react-redux'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { selectIsSignedIn, selectIsSignedOut } from '../api/session-slice.ts'
import { AppLink } from '../shared/page/AppLink.tsx'
import { paths } from '../shared/addresses/paths.ts'
import type { RouteModule } from '../shared/addresses/route.ts'
import { lazyPart } from '../shared/page/lazy-component.tsx'
import { AccountCreated } from './AccountCreated.tsx'
import { AuthLayout } from './AuthLayout.tsx'
import { GoogleSignIn } from './GoogleSignIn.tsx'
import { nextPath } from './next-path.ts'
import { ResetForm } from './ResetForm.tsx'
import { ResultPanel } from './ResultPanel.tsx'
import { SignInForm } from './SignInForm.tsx'
import { SignUpForm } from './SignUpForm.tsx'
import css from './AuthPage.module.css'

/** Few people see it, so it is fetched on demand. */
const SecondFactorStep = lazyPart(async () => {
  const { SecondFactorStep: Step } = await import('./SecondFactorStep.tsx')
  return { default: Step }
})

type AuthTab = 'sign-up' | 'sign-in' | 'reset'

const titles: Record<AuthTab, PlainMessageId> = {
  'sign-up': 'auth.openAccount',
  'sign-in': 'auth.welcomeBack',
  reset: 'auth.resetTitle',
}

export const authRoute: RouteModule = { Page: AuthPage, usesGoogle: true }

/** /login and its other names, and /auth-reset, which opens the third tab (buyer spec §2). */
function AuthPage() {
  const { pathname } = useLocation()
  // One screen with several names: going from one to another begins afresh.
  return <Auth key={pathname} pathname={pathname} />
}

function Auth({ pathname }: { pathname: string }) {
  const t = useTranslate()
  const [search] = useSearchParams()
  const next = nextPath(search)
  const [tab, setTab] = useState<AuthTab>(openingTab(pathname, search))
  const [registered, setRegistered] = useState<string | null>(null)
  const [isResetSent, setIsResetSent] = useState(false)
  const [asked, setAsked] = useState<FactorAsked | null>(null)
  useLeaveWhenSignedIn(next)

  const backToSignIn = () => {
    setRegistered(null)
    setIsResetSent(false)
    setTab('sign-in')
  }
  const tabs = authTabs(t, {
    onRegistered: setRegistered,
    onForgotten: () => setTab('reset'),
    onResetSent: () => setIsResetSent(true),
    onAsked: setAsked,
    next,
  })
  if (asked !== null) {
    return (
      <AuthLayout title={t('auth.factorTitle')}>
        <h1 className={css.title}>{t('auth.factorTitle')}</h1>
        <Suspense fallback={<Loading label={t('auth.factorTitle')} />}>
          <SecondFactorStep asked={asked} onBack={() => setAsked(null)} />
        </Suspense>
      </AuthLayout>
    )
  }
  if (registered !== null) {
    return (
      <AuthLayout title={t(titles[tab])}>
        <AccountCreated email={registered} next={next} onContinue={backToSignIn} />
      </AuthLayout>
    )
  }
  if (isResetSent) {
    return (
      <AuthLayout title={t(titles[tab])}>
        <ResetSent onward={paths.signIn(next)} onBack={backToSignIn} />
      </AuthLayout>
    )
  }
  return (
    <AuthLayout title={t(titles[tab])}>
      <h1 className={css.title}>{t(titles[tab])}</h1>
      {next !== null && tab !== 'reset' && <Notice>{t('auth.takenBack')}</Notice>}
      <div className={css.tabs}>
        <Tabs label={t('auth.yourAccount')} selected={tab} onSelect={setTab} tabs={tabs} />
      </div>
    </AuthLayout>
  )
}

interface AuthEvents {
  onRegistered: (email: string) => void
  onForgotten: () => void
  onResetSent: () => void
  onAsked: (asked: FactorAsked) => void
  next: string | null
}

function authTabs(
  t: Translate,
  { onRegistered, onForgotten, onResetSent, onAsked, next }: AuthEvents,
): readonly Tab<AuthTab>[] {
  return [
    {
      id: 'sign-up',
      label: t('auth.tabSignUp'),
      content: (
        <>
          <GoogleSignIn onAsked={onAsked} />
          <SignUpForm next={next} onRegistered={onRegistered} />
        </>
      ),
    },
    {
      id: 'sign-in',
      label: t('auth.tabSignIn'),
      content: (
        <>
          <GoogleSignIn onAsked={onAsked} />
          <SignInForm next={next} onForgotten={onForgotten} onAsked={onAsked} />
        </>
      ),
    },
    {
      id: 'reset',
      label: t('auth.tabReset'),
      content: <ResetForm next={next} onSent={onResetSent} />,
    },
  ]
}

function openingTab(pathname: string, search: URLSearchParams): AuthTab {
  if (pathname === paths.resetPassword()) return 'reset'
  return search.get('tab') === 'sign-up' ? 'sign-up' : 'sign-in'
}

/**
 * A visitor who arrives signed in goes to the profile, one who signs in here to the shop; `next` has precedence for
 * both.
 */
function useLeaveWhenSignedIn(next: string | null) {
  const isSignedIn = useSelector(selectIsSignedIn)
  const wasSignedOut = useSelector(selectIsSignedOut)
  const navigate = useNavigate()
  const [home, setHome] = useState(paths.profile())
  if (wasSignedOut && home !== paths.home()) setHome(paths.home())
  // An effect, because the router is outside React's state.
  useEffect(() => {
    if (isSignedIn) void navigate(next ?? home, { replace: true })
  }, [isSignedIn, next, home, navigate])
}

function ResetSent({ onward, onBack }: { onward: string; onBack: () => void }) {
  const t = useTranslate()
  return (
    <ResultPanel
      icon={MailCheck}
      tone="success"
      title={t('auth.resetSent')}
      actions={
        <AppLink
          className={buttonClass({ variant: 'secondary', wide: true })}
          href={onward}
          onClick={onBack}
        >
          {t('auth.backToSignIn')}
        </AppLink>
      }
    />
  )
}
