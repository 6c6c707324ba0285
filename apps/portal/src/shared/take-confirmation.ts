type WindowLike = Pick<Window, 'location' | 'history'>

const taken = new Map<string, string | null>()

/**
 * The token of a mailed link, `#confirm=…` or by another name, which leaves the address bar and the history at once.
 * A second call, on a page that is drawn twice, returns the same token.
 */
export function takeConfirmation(
  { location, history }: WindowLike,
  name = 'confirm',
): string | null {
  const token = new URLSearchParams(location.hash.slice(1)).get(name)
  if (token !== null) {
    history.replaceState(history.state, '', location.pathname + location.search)
    taken.set(name, token === '' ? null : token)
  }
  return taken.get(name) ?? null
}
