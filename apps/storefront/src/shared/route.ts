import type { ThunkDispatch } from '@reduxjs/toolkit'
import type { ComponentType } from 'react'
import type { UnknownAction } from 'redux'
import type { api } from '../api/api.ts'
import type { Site } from './settings.ts'

/** The location of a request or a visitor. */
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

/** A page's entry in routes.tsx. Title and description are the page's own `PageHead`. */
export interface RouteModule {
  Page: ComponentType
  /** On the server only: fills the store with the answers that the page's hooks will find there. */
  prefetch?: (place: PrefetchPlace) => Promise<unknown>
  /** HTTP status once `prefetch` is through; 200 without it. */
  status?: (place: FetchedPlace) => number
  /** Says whether something can still be bought, so nobody keeps the page for longer than a second. */
  hasStock?: boolean
  /** Runs Google's sign-in script, which only this page's own document allows. */
  usesGoogle?: boolean
  /** On the server only: the redirect that follows from the fetched answers; in a browser the page itself redirects. */
  leadsTo?: (place: FetchedPlace) => string | null
  /** Redirects before anything is drawn. */
  redirect?: (place: Place) => string | null
}
