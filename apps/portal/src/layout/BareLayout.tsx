import { Loading } from '@bandari/ui'
import { type ReactNode, Suspense } from 'react'
import { Authenticated } from 'react-admin'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { usePortalWindow } from './use-portal-window.ts'

/** For a page with a bar of its own: it has neither the portal's bar nor its menu. */
export function BareLayout({ children }: { children: ReactNode }) {
  usePortalWindow()
  return (
    <Authenticated>
      <ErrorBoundary>
        <main id="main-content">
          <Suspense fallback={<Loading />}>{children}</Suspense>
        </main>
      </ErrorBoundary>
    </Authenticated>
  )
}
