/** Where to go after signing in: a path of ours and nothing else, or null. */
export function nextPath(search: URLSearchParams): string | null {
  const next = search.get('next')
  return next !== null && /^\/(?![/\\])/.test(next) ? next : null
}
