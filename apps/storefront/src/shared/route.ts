import type { ThunkDispatch } from '@reduxjs/toolkit'
import type { ComponentType } from 'react'
import type { UnknownAction } from 'redux'
import type { api } from '../api/api.ts'
import type { Site } from './settings.ts'

/** Where a request or a visitor is. */
export interface Place {
  params: Readonly<Record<string, string | undefined>>
  search: URLSearchParams
  site: Site
}

export interface PrefetchPlace extends Place {
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>
}

export interface FetchedPlace extends Place {
  state: { api: ReturnType<typeof api.reducer> }
}

/** What routes.tsx makes of a page. Title and description are the page's own `PageHead`. */
export interface RouteModule {
  Page: ComponentType
  /** On the server only: fills the store with the answers that the page's hooks will find there. */
  prefetch?: (place: PrefetchPlace) => Promise<unknown>
  /** HTTP status once `prefetch` is through; 200 without it. */
  status?: (place: FetchedPlace) => number
  /** Runs Google's sign-in script, which only this page's own document allows. */
  usesGoogle?: boolean
  /** On the server only: where the fetched answers lead; the page itself leads there in a browser. */
  leadsTo?: (place: FetchedPlace) => string | null
  /** Leads elsewhere before anything is drawn. */
  redirect?: (place: Place) => string | null
}
