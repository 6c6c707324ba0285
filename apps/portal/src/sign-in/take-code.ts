type WindowLike = Pick<Window, 'location' | 'history'>

const taken = new Map<string, string | null>()

/** The code of `#code=…` (contract N14). */
export const takeCode = (window: WindowLike) => take(window, 'code')

/** The token of a mailed link, `#token=…`. */
export const takeToken = (window: WindowLike) => take(window, 'token')

/**
 * What stands behind a name in the fragment, which leaves the address bar and the history at once. A second call, on a page
 * that is drawn twice, returns the same.
 */
function take({ location, history }: WindowLike, name: string): string | null {
  const value = new URLSearchParams(location.hash.slice(1)).get(name)
  if (location.hash !== '') {
    history.replaceState(history.state, '', location.pathname + location.search)
    taken.set(name, value === '' ? null : value)
  }
  return taken.get(name) ?? null
}
