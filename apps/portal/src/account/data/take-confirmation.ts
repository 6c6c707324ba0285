type Place = Pick<Window, 'location' | 'history'>

let taken: string | null = null

/**
 * The token of a mailed link, `#confirm=…`, which leaves the address bar and the history at once. Asked again, on a page that
 * is drawn twice, it answers what it took.
 */
export function takeConfirmation({ location, history }: Place): string | null {
  const token = new URLSearchParams(location.hash.slice(1)).get('confirm')
  if (token !== null) {
    history.replaceState(history.state, '', location.pathname + location.search)
    taken = token === '' ? null : token
  }
  return taken
}
