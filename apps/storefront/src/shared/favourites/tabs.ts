/** An entry that is written and taken away at once: other tabs hear of it, and nothing stays. */
const key = 'bandari.favourites-changed'

/** Tells other tabs of this browser that what the account keeps has changed: favourites or vehicles. */
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
