import { useSyncExternalStore } from 'react'

const second = 1000

function subscribe(tick: () => void) {
  const timer = setInterval(tick, second / 4)
  return () => clearInterval(timer)
}

/** The time to the second, and again each second; null in the server's page, which is older than its reader. */
export function useNow(): number | null {
  return useSyncExternalStore(
    subscribe,
    () => Math.floor(Date.now() / second) * second,
    () => null,
  )
}
