/** The path to open after signing in, which must be one of our own; null otherwise. */
export function nextPath(search: URLSearchParams): string | null {
  const next = search.get('next')
  return next !== null && /^\/(?![/\\])/.test(next) ? next : null
}
