import { matchRoutes } from 'react-router-dom'
import type { AppRoute } from './load-route.ts'
import { routes } from './routes.tsx'

export interface RouteMatch {
  route: AppRoute
  params: Readonly<Record<string, string | undefined>>
}

const candidates = routes.map((route) => ({ path: route.path, id: route.path }))

export function matchRoute(pathname: string): RouteMatch {
  const [match] = matchRoutes(candidates, pathname) ?? []
  const route = routes.find(({ path }) => path === match?.route.path)
  // `*` matches everything but a path that cannot be decoded.
  return { route: route ?? (routes.at(-1) as AppRoute), params: match?.params ?? {} }
}
