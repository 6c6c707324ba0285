type WindowLike = Pick<Window, 'location' | 'history'>

let taken: string | null = null

/**
 * The code of `#code=…`, which leaves the address bar and the history at once (contract N14).
 * A second call, on a page that is drawn twice, returns the same code.
 */
export function takeCode({ location, history }: WindowLike): string | null {
  const code = new URLSearchParams(location.hash.slice(1)).get('code')
  if (location.hash !== '') {
    history.replaceState(history.state, '', location.pathname + location.search)
    taken = code === '' ? null : code
  }
  return taken
}
