import type { RouteModule } from '../shared/route.ts'

export interface AppRoute {
  /** react-router's pattern. */
  path: string
  /** The page's file: its chunk is found by it in the build's manifest. */
  source: string
  load: () => Promise<RouteModule>
}

const loading = new Map<string, Promise<RouteModule>>()
const loaded = new Map<string, RouteModule>()

/** The page's code, fetched once; asked for again after a failure. */
export function loadRoute({ path, load }: AppRoute): Promise<RouteModule> {
  const known = loading.get(path)
  if (known) return known
  const promise = load().then((module) => {
    loaded.set(path, module)
    return module
  })
  loading.set(path, promise)
  promise.catch(() => loading.delete(path))
  return promise
}

/** The page's code when it is there already: the server and hydration must not wait for a tick. */
export function loadedRoute({ path }: AppRoute): RouteModule | undefined {
  return loaded.get(path)
}
