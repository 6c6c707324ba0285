import type { Translator } from '@bandari/i18n'
import { TranslatorProvider } from '@bandari/i18n/react'
import { DataSaver, type SavedPictureProps } from '@bandari/ui'
import { type ReactNode, Suspense, useState } from 'react'
import { Provider } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { ParamsProvider } from '../shared/addresses/params.ts'
import { PreloadProvider } from '../shared/page/AppLink.tsx'
import { lazyComponent } from '../shared/page/lazy-component.tsx'
import { type Site, SiteProvider } from '../shared/page/settings.ts'
import { type Assets, Document } from './Document.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { FollowSession } from './FollowSession.tsx'
import { type RouteLoader, RouteLoaderContext } from './load-route.ts'
import { RoutePage } from './RoutePage.tsx'
import { matchRoute } from './match-route.ts'
import { ScrollToTop } from './ScrollToTop.tsx'
import { type Frame, frame as ownFrame, Shell } from './Shell.tsx'
import type { Store } from './store.ts'

export interface AppProvidersProps {
  store: Store
  site: Site
  translator: Translator
  loader: RouteLoader
  children: ReactNode
}

export interface AppProps extends Omit<AppProvidersProps, 'children'> {
  assets: Assets
  /** In place of the header and the footer: the server draws them apart. */
  frame?: Frame
}

/** Few save data, so others do not load it. */
const WaitingPicture = lazyComponent(() =>
  import('../offline/waiting-picture.ts').then((module) => module.WaitingPicture),
)

const drawWaiting = (picture: SavedPictureProps) => <WaitingPicture {...picture} />

/** The whole document, inside a router. */
export function App({ assets, frame = ownFrame, ...props }: AppProps) {
  return (
    <AppProviders {...props}>
      <Document language={props.site.language} assets={assets}>
        <FollowSession />
        <ScrollToTop />
        <Shell {...frame}>
          <Page />
        </Shell>
      </Document>
    </AppProviders>
  )
}

export function AppProviders({ store, site, translator, loader, children }: AppProvidersProps) {
  // Pages hydrate after effects have run: until then they must see the server's state.
  const [serverState] = useState(() => store.getState())
  const [preload] = useState(() => (site.savesData ? () => {} : preloader(loader)))
  return (
    <Provider store={store} serverState={serverState}>
      <SiteProvider value={site}>
        <TranslatorProvider value={translator}>
          <RouteLoaderContext value={loader}>
            <DataSaver value={site.savesData ? drawWaiting : null}>
              <PreloadProvider value={preload}>{children}</PreloadProvider>
            </DataSaver>
          </RouteLoaderContext>
        </TranslatorProvider>
      </SiteProvider>
    </Provider>
  )
}

function Page() {
  const { key, pathname } = useLocation()
  const { route, params } = matchRoute(pathname)
  return (
    <ErrorBoundary place={`${key} ${pathname}`}>
      <Suspense>
        <ParamsProvider value={params}>
          <RoutePage key={route.source} route={route} />
        </ParamsProvider>
      </Suspense>
    </ErrorBoundary>
  )
}

function preloader(loader: RouteLoader) {
  return (href: string) => {
    const [pathname = '/'] = href.split(/[?#]/)
    void loader.load(matchRoute(pathname).route)
  }
}
