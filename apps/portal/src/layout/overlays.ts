/** What lies over a page and is fetched when somebody wants it: the search of everything, and the list of keys. */
export type Overlay = 'finder' | 'keys'

let open: Overlay | null = null
const listeners = new Set<() => void>()

function set(next: Overlay | null) {
  open = next
  for (const listener of listeners) listener()
}

/** One of them at a time, opened by keys, buttons and tables alike. */
export const overlays = {
  open: (overlay: Overlay) => set(overlay),
  close: () => set(null),
  current: () => open,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
