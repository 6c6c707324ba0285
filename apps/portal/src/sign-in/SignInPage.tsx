import { type FactorAsked, session } from '@bandari/sdk'
import { Rich } from '@bandari/i18n/react'
import { Notice } from '@bandari/ui'
import { useState } from 'react'
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { useDocumentTitle } from '../layout/use-document-title.ts'
import { localPath, paths, storefrontPaths } from '../paths.ts'
import { signInNotice } from '../providers/sign-in-notice.ts'
import { brand } from '../shared/brand.ts'
import { ShopLink } from '../shared/ShopLink.tsx'
import { FactorForm } from './FactorForm.tsx'
import { SignInForm } from './SignInForm.tsx'
import css from './SignInPage.module.css'
import { Welcome } from './Welcome.tsx'
import { t } from '../language/translator.ts'

export interface SignInPageProps {
  /** Called while the password is being checked: the moment to fetch what comes next. */
  onSubmit: () => unknown
}

export function SignInPage({ onSubmit }: SignInPageProps) {
  useDocumentTitle(t('portal.signIn'))
  const next = useNext()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const notice = signInNotice.read(query)
  const [step, setStep] = useState<{ email: string; asked: FactorAsked } | null>(null)
  const goOn = () => void navigate(next, { replace: true })
  if (session.token() !== null) return <Navigate to={next} replace />
  return (
    <div className={css.page}>
      <Welcome />
      <main className={css.main}>
        <div className={css.box}>
          <h1 className={css.heading}>{t(step ? 'portal.factor.title' : 'portal.signIn')}</h1>
          {notice && !step && (
            <Notice kind="info" live>
              {notice}
            </Notice>
          )}
          {step ? (
            <FactorForm {...step} onSignedIn={goOn} onBack={() => setStep(null)} />
          ) : (
            <>
              <SignInForm
                onSubmit={onSubmit}
                onSignedIn={goOn}
                onAsked={(email, asked) => setStep({ email, asked })}
              />
              <Elsewhere />
            </>
          )}
        </div>
      </main>
    </div>
  )
}

/** react-admin leaves the address one was sent away from in the history's state. */
function useNext(): string {
  const state: unknown = useLocation().state
  if (typeof state !== 'object' || state === null || !('nextPathname' in state)) return paths.home
  const search =
    'nextSearch' in state && typeof state.nextSearch === 'string' ? state.nextSearch : ''
  return localPath(`${String(state.nextPathname)}${search}`)
}

/** Accounts are opened and passwords reset in the shop, which has the same accounts. */
function Elsewhere() {
  return (
    <ul className={css.links}>
      <li>
        <ShopLink path={storefrontPaths.resetPassword}>{t('portal.forgotPassword')}</ShopLink>
      </li>
      <li>
        <Rich
          id="portal.newHere"
          values={{ brand }}
          parts={{ link: <ShopLink path={storefrontPaths.signUp} /> }}
        />
      </li>
      <li>
        <ShopLink path={storefrontPaths.home}>{t('portal.backToShop')}</ShopLink>
      </li>
    </ul>
  )
}
