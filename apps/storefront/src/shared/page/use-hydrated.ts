import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in the server's page and until hydration; controls that need JavaScript wait for it. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
