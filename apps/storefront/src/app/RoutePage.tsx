import { Loading } from '@bandari/ui'
import { use, useEffect } from 'react'
import { Navigate, useHref, useLocation, useSearchParams } from 'react-router-dom'
import { useParams } from '../shared/addresses/params.ts'
import type { RouteModule } from '../shared/addresses/route.ts'
import { useSite } from '../shared/page/settings.ts'
import { type AppRoute, type RouteLoader, RouteLoaderContext } from './load-route.ts'

/**
 * The page of a route. A page whose code is not here yet suspends; since navigations are
 * transitions, the page before stays until it is.
 */
export function RoutePage({ route }: { route: AppRoute }) {
  const loader = use(RouteLoaderContext)
  if (!loader) throw new Error('RoutePage outside of a document')
  return <AwaitedPage route={route} loader={loader} />
}

function AwaitedPage({ route, loader }: { route: AppRoute; loader: RouteLoader }) {
  // No hook may stand beside this `use`: React runs the component again when the code is there, and
  // then it is not called.
  return <LoadedPage module={loader.loaded(route) ?? use(loader.load(route))} />
}

function LoadedPage({ module: { Page, redirect, usesGoogle } }: { module: RouteModule }) {
  const params = useParams()
  const [search] = useSearchParams()
  const site = useSite()
  const elsewhere = redirect?.({ params, search, site }) ?? null
  if (elsewhere !== null) return <Navigate to={elsewhere} replace />
  return usesGoogle && site.google && !site.allowsGoogle ? <OwnDocument /> : <Page />
}

/** Loads the page as a new document when a link leads to it, because a document's security policy cannot be widened. */
function OwnDocument() {
  const { pathname, search } = useLocation()
  // The address is the browser's, with its language.
  const href = useHref(pathname + search)
  useEffect(() => window.location.replace(href), [href])
  return <Loading />
}
