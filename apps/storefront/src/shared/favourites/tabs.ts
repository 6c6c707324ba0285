/** An entry that is written and taken away at once: other tabs hear of it, and nothing stays. */
const key = 'bandari.favourites-changed'

/** Tells other tabs of this browser that the account's favourites have changed. */
export function notifyTabs() {
  try {
    localStorage.setItem(key, String(Date.now()))
    localStorage.removeItem(key)
  } catch {
    // Other tabs show it with their next page.
  }
}

export function onChangeInTabs(act: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === key && event.newValue !== null) act()
  }
  window.addEventListener('storage', listen)
  return () => window.removeEventListener('storage', listen)
}
