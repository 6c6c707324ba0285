import { Loading } from '@bandari/ui'
import { use, useEffect } from 'react'
import { Navigate, useLocation, useParams, useSearchParams } from 'react-router-dom'
import type { RouteModule } from '../shared/route.ts'
import { useSite } from '../shared/settings.ts'
import { type AppRoute, loadedRoute, loadRoute } from './load-route.ts'

/**
 * The page of a route. A page whose code is not here yet suspends; since navigations are
 * transitions, the page before stays until it is.
 */
export function RoutePage({ route }: { route: AppRoute }) {
  // No hook may stand beside this `use`: React runs the component again when the code is there, and
  // then it is not called.
  return <LoadedPage module={loadedRoute(route) ?? use(loadRoute(route))} />
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
  // The address is the browser's.
  useEffect(() => window.location.replace(pathname + search), [pathname, search])
  return <Loading />
}
