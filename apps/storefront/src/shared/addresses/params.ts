import { createContext, useContext } from 'react'
import type { RouteLocation } from './route.ts'

const ParamsContext = createContext<RouteLocation['params']>({})
export const ParamsProvider = ParamsContext.Provider

/**
 * What the page's address names, decoded. The router would match the address again for its own `useParams`, by 2 kB (gzip) of
 * code for nested routes, which no page has.
 */
export function useParams(): RouteLocation['params'] {
  return useContext(ParamsContext)
}
