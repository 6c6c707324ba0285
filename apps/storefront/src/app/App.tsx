import { Suspense, useState } from 'react'
import { Provider } from 'react-redux'
import { useLocation, useRoutes } from 'react-router-dom'
import { PreloadProvider } from '../shared/AppLink.tsx'
import { type Site, SiteProvider } from '../shared/settings.ts'
import { type Assets, Document } from './Document.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { FollowSession } from './FollowSession.tsx'
import { loadRoute } from './load-route.ts'
import { RoutePage } from './RoutePage.tsx'
import { matchRoute, routes } from './routes.tsx'
import { ScrollToTop } from './ScrollToTop.tsx'
import { Shell } from './Shell.tsx'
import type { Store } from './store.ts'

export interface AppProps {
  store: Store
  site: Site
  assets: Assets
}

/** The whole document; a router stands around it. */
export function App({ store, site, assets }: AppProps) {
  // Pages hydrate after effects have run: until then they must see the server's state.
  const [serverState] = useState(() => store.getState())
  return (
    <Provider store={store} serverState={serverState}>
      <SiteProvider value={site}>
        <PreloadProvider value={preload}>
          <Document assets={assets}>
            <FollowSession />
            <ScrollToTop />
            <Shell>
              <Page />
            </Shell>
          </Document>
        </PreloadProvider>
      </SiteProvider>
    </Provider>
  )
}

const pages = routes.map((route) => ({
  path: route.path,
  element: <RoutePage key={route.source} route={route} />,
}))

function Page() {
  const page = useRoutes(pages)
  const { key, pathname } = useLocation()
  return (
    <ErrorBoundary place={`${key} ${pathname}`}>
      <Suspense>{page}</Suspense>
    </ErrorBoundary>
  )
}

function preload(href: string) {
  const [pathname = '/'] = href.split(/[?#]/)
  void loadRoute(matchRoute(pathname).route)
}
