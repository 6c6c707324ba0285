import { Loading } from '@bandari/ui'
import { lazy, Suspense } from 'react'
import { Route, Routes } from 'react-router-dom'
import { ErrorBoundary } from './layout/ErrorBoundary.tsx'
import { paths } from './paths.ts'
import { ArrivalPage } from './sign-in/ArrivalPage.tsx'
import { SignInPage } from './sign-in/SignInPage.tsx'

const loadApp = () => import('./App.tsx').then(({ App }) => ({ default: App }))
const App = lazy(loadApp)

/** Signing in stays outside react-admin, so that its page is there before react-admin is. */
export function Entrance() {
  return (
    <ErrorBoundary>
      <Suspense fallback={<Loading label="Opening the portal…" />}>
        <Routes>
          <Route path={paths.signIn} element={<SignInPage onSubmit={loadApp} />} />
          <Route path={paths.arrival} element={<ArrivalPage onArrive={loadApp} />} />
          <Route path="*" element={<App />} />
        </Routes>
      </Suspense>
    </ErrorBoundary>
  )
}
