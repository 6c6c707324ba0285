import { useSyncExternalStore } from 'react'

/** What this browser remembers without an account; each is an entry of its local storage. */
export type DeviceKey =
  | 'bandari.favourites'
  | 'bandari.seen'
  | 'bandari.compare'
  | 'bandari.garage'
  | 'bandari.searches'
  | 'bandari.account-language'
  | 'bandari.cards'

const listeners = new Set<() => void>()

/** Empty where nothing is stored, and where storage is unavailable. */
export function readDevice(key: DeviceKey): string {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

/** An empty text removes the entry. False where the browser has no room or allows no storage. */
export function writeDevice(key: DeviceKey, text: string): boolean {
  try {
    if (text === '') localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    return false
  }
  for (const listener of listeners) listener()
  return true
}

/** Other tabs change it, too. */
function subscribe(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** Empty on the server and until hydration: its pages are the same for everybody. */
export function useDevice(key: DeviceKey): string {
  return useSyncExternalStore(
    subscribe,
    () => readDevice(key),
    () => '',
  )
}
