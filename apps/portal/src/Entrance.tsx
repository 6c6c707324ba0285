import { session } from '@bandari/sdk'
import { lazy, Suspense } from 'react'
import { Route, Routes } from 'react-router-dom'
import { FirstFrame } from './layout/FirstFrame.tsx'
import { ErrorBoundary } from './layout/ErrorBoundary.tsx'
import { lazyPage } from './layout/lazy-page.ts'
import { paths } from './paths.ts'
import { getProfile } from './providers/accounts.ts'
import { ArrivalPage } from './sign-in/ArrivalPage.tsx'
import { SignInPage } from './sign-in/SignInPage.tsx'
import { loadMessages } from './language/translator.ts'

async function loadApp() {
  // Who is here decides what is drawn; a slow line answers that while the code comes.
  if (session.token() !== null) void getProfile()
  const [{ App: Portal }] = await Promise.all([import('./App.tsx'), loadMessages(['ra'])])
  return { default: Portal }
}

const App = lazy(loadApp)

/** Of a mailed link, for whoever reads it, signed in or not. */
const EmailChangePage = lazyPage(() => import('./sign-in/EmailChangePage.tsx'), 'EmailChangePage', [
  'portalEmailChange',
])
/** Read before anybody signs in. */
const InvitationPage = lazyPage(
  () => import('./sellers/team/InvitationPage.tsx'),
  'InvitationPage',
  ['portalTeam'],
)

/** Signing in stays outside react-admin, so that its page is there before react-admin is. */
export function Entrance() {
  return (
    <ErrorBoundary>
      <Suspense fallback={<FirstFrame />}>
        <Routes>
          <Route path={paths.signIn} element={<SignInPage onSubmit={loadApp} />} />
          <Route path={paths.arrival} element={<ArrivalPage onArrive={loadApp} />} />
          <Route path={paths.emailChange} element={<EmailChangePage />} />
          <Route path={paths.teamInvitation} element={<InvitationPage />} />
          <Route path="*" element={<App />} />
        </Routes>
      </Suspense>
    </ErrorBoundary>
  )
}
