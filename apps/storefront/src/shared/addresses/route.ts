import type { Refusal } from '@bandari/sdk'
import type { ComponentType } from 'react'
import type { api } from '../../api/api.ts'
import type { Site } from '../page/settings.ts'

/** The location of a request or a visitor. */
export interface RouteLocation {
  params: Readonly<Record<string, string | undefined>>
  search: URLSearchParams
  site: Site
}

/** The part of a query of `api` that is needed to ask it. */
export interface Query<Arg, Result> {
  name: string
  Types: { QueryArg: Arg; ResultType: Result }
}

/** Runs a query and stores the answer in the cache that the page's hooks read. */
export type Ask = <Arg, Result>(
  query: Query<Arg, Result>,
  ...arg: [Arg] extends [void] ? [] : [arg: Arg]
) => Promise<{ data?: Result; error?: Refusal }>

export interface PrefetchLocation extends RouteLocation {
  ask: Ask
}

export interface FetchedLocation extends RouteLocation {
  state: { api: ReturnType<typeof api.reducer> }
}

/**
 * A page's entry in routes.tsx. Title and description are the page's own `PageHead`. On the heaviest pages
 * `import.meta.env.SSR` keeps what runs on the server only out of the code for browsers.
 */
export interface RouteModule {
  Page: ComponentType
  /** On the server only: asks for what the page's hooks will look for. */
  prefetch?: (place: PrefetchLocation) => Promise<unknown>
  /** HTTP status once `prefetch` is through; 200 without it. */
  status?: (place: FetchedLocation) => number
  /** The page shows whether something can still be bought, so it is cached for a second at most. */
  hasStock?: boolean
  /** Runs Google's sign-in script, which only this page's own document allows. */
  usesGoogle?: boolean
  /** On the server only: the redirect that follows from the fetched answers; in a browser the page itself redirects. */
  leadsTo?: (place: FetchedLocation) => string | null
  /** Redirects before anything is drawn. */
  redirect?: (place: RouteLocation) => string | null
}
