import { matchRoutes } from 'react-router-dom'
import type { AppRoute } from './load-route.ts'
import { routes } from './routes.tsx'

export interface RouteMatch {
  route: AppRoute
  params: Readonly<Record<string, string | undefined>>
}

const candidates = routes.map(({ path }) => ({ path, id: path }))

/** The router ranks and compiles its routes anew each time: it gets only those that begin like the address, and `*`. */
const byBeginning = new Map<string, typeof candidates>()
for (const { path } of candidates) {
  const beginning = beginningOf(path)
  byBeginning.set(
    beginning,
    candidates.filter((other) => other.path === '*' || beginningOf(other.path) === beginning),
  )
}

const known = new Map<string, RouteMatch>()

/** A page's address is matched several times while it is drawn, with others under way. */
export function matchRoute(pathname: string): RouteMatch {
  const before = known.get(pathname)
  if (before) return before
  const match = findRoute(pathname)
  if (known.size >= 100) known.clear()
  known.set(pathname, match)
  return match
}

function findRoute(pathname: string): RouteMatch {
  const group = byBeginning.get(beginningOf(pathname)) ?? candidates
  const [match] = matchRoutes(group, pathname) ?? []
  const route = routes.find(({ path }) => path === match?.route.path)
  // `*` matches everything but a path that cannot be decoded.
  return { route: route ?? (routes.at(-1) as AppRoute), params: match?.params ?? {} }
}

/** `/Details/12` begins with `details`: the router takes capitals for small letters. */
function beginningOf(path: string): string {
  return path.split('/')[1]?.toLowerCase() ?? path
}
