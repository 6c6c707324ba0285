import { session } from '@bandari/sdk'
import { Notice } from '@bandari/ui'
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { useDocumentTitle } from '../layout/use-document-title.ts'
import { ownPath, paths, storefrontPaths, storefrontUrl } from '../paths.ts'
import { signInNotice } from '../providers/sign-in-notice.ts'
import { SignInForm } from './SignInForm.tsx'
import css from './SignInPage.module.css'
import { Welcome } from './Welcome.tsx'

export interface SignInPageProps {
  /** Called while the password is being checked: the moment to fetch what comes next. */
  onSubmit: () => unknown
}

export function SignInPage({ onSubmit }: SignInPageProps) {
  useDocumentTitle('Sign in')
  const next = useNext()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const notice = signInNotice.read(query)
  if (session.token() !== null) return <Navigate to={next} replace />
  return (
    <div className={css.page}>
      <Welcome />
      <main className={css.main}>
        <div className={css.box}>
          <h1 className={css.heading}>Sign in</h1>
          {notice && (
            <Notice kind="info" live>
              {notice}
            </Notice>
          )}
          <SignInForm onSubmit={onSubmit} onSignedIn={() => navigate(next, { replace: true })} />
          <Elsewhere />
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
  return ownPath(`${String(state.nextPathname)}${search}`)
}

/** Accounts are opened and passwords reset in the shop, which has the same accounts. */
function Elsewhere() {
  return (
    <ul className={css.links}>
      <li>
        <a href={storefrontUrl(storefrontPaths.resetPassword)}>Forgot your password?</a>
      </li>
      <li>
        New to Bandari? <a href={storefrontUrl(storefrontPaths.signUp)}>Create an account</a>
      </li>
      <li>
        <a href={storefrontUrl(storefrontPaths.home)}>Back to the shop</a>
      </li>
    </ul>
  )
}
