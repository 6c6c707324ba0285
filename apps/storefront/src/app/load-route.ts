import type { Domain } from '@bandari/i18n'
import { createContext } from 'react'
import type { RouteModule } from '../shared/addresses/route.ts'

export interface AppRoute {
  /** react-router's pattern. */
  path: string
  /** The page's file: its chunk is found by it in the build's manifest. */
  source: string
  /** The catalogues of its sentences, besides those that every page draws with. */
  domains?: readonly Domain[]
  load: () => Promise<RouteModule>
}

/** A page's code and its sentences. */
export interface RouteLoader {
  /** Fetched once; asked for again after a failure. */
  load: (route: AppRoute) => Promise<RouteModule>
  /** When it is there already: the server and hydration must not wait for a tick. */
  loaded: (route: AppRoute) => RouteModule | undefined
}

export function createRouteLoader(
  loadMessages: (domains: readonly Domain[]) => Promise<unknown>,
): RouteLoader {
  const loading = new Map<string, Promise<RouteModule>>()
  const loaded = new Map<string, RouteModule>()
  const fetchRoute = async ({ path, domains = [], load }: AppRoute) => {
    const [module] = await Promise.all([load(), loadMessages(domains)])
    loaded.set(path, module)
    return module
  }
  return {
    load: (route) => {
      const known = loading.get(route.path)
      if (known) return known
      const promise = fetchRoute(route)
      loading.set(route.path, promise)
      promise.catch(() => loading.delete(route.path))
      return promise
    },
    loaded: ({ path }) => loaded.get(path),
  }
}

/** The document's. */
export const RouteLoaderContext = createContext<RouteLoader | null>(null)
