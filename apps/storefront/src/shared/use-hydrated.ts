import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in the server's page and until it has come alive: what needs JavaScript waits for it. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
