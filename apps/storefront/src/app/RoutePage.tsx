import { use } from 'react'
import { Navigate, useParams, useSearchParams } from 'react-router-dom'
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

function LoadedPage({ module: { Page, redirect } }: { module: RouteModule }) {
  const params = useParams()
  const [search] = useSearchParams()
  const site = useSite()
  const elsewhere = redirect?.({ params, search, site }) ?? null
  return elsewhere === null ? <Page /> : <Navigate to={elsewhere} replace />
}
