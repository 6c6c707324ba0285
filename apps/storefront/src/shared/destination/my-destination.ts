import { useMemo, useSyncExternalStore } from 'react'
import { useSite } from '../page/settings.ts'

/** Where a visitor wants their cars, chosen once: as the cookie has it, a query string. */
export interface MyDestination {
  /** ISO code. */
  country: string
  city: string
  /** Id of the route to the city, or the port's UN/LOCODE where it is collected at the harbour. */
  way: string
  shipping: 'RORO' | 'CONTAINER'
  /** Whether the voyage is insured; false unless chosen. */
  insurance: boolean
  /** Slug of the port by which it comes; empty where we ship nothing to it. */
  port: string
}

/** The cookie's text; empty while nothing is chosen. */
export function savedDestination(cookies: string): string {
  return /(?:^|; )bandari_destination=([^;]*)/.exec(cookies)?.[1] ?? ''
}

/** Null for a text that does not come from a choice made here. */
export function readDestination(text: string): MyDestination | null {
  const query = new URLSearchParams(text)
  const said = (name: string) => query.get(name) ?? ''
  const [country, city, way, port] = [said('country'), said('city'), said('way'), said('port')]
  if (!/^[A-Z]{2}$/.test(country) || !/^[\w-]{1,64}$/.test(way)) return null
  if (!/^[a-z0-9-]{0,64}$/.test(port) || city === '' || city.length > 64) return null
  const shipping = said('shipping') === 'RORO' ? 'RORO' : 'CONTAINER'
  return { country, city, way, port, shipping, insurance: said('insurance') === 'yes' }
}

/** The destination that an address sets: words of the search box named its place. */
export function destinationIn(search: URLSearchParams): MyDestination | null {
  return readDestination(search.get('to') ?? '')
}

const listeners = new Set<() => void>()

/** Call it after changing the cookie. */
export function notifyDestination() {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A page that is the same for everybody knows of none; one that was drawn for this visitor does at once. */
export function useMyDestination(): MyDestination | null {
  const { destination } = useSite()
  const text = useSyncExternalStore(
    subscribe,
    () => savedDestination(document.cookie),
    () => destination,
  )
  return useMemo(() => readDestination(text), [text])
}
