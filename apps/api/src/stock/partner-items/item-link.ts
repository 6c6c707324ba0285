/** The end of an item's address; the id is in its query (contract A4). */
const path = '/partner-one-search/'

export function itemUrl(id: string, origin: string): string {
  return `${origin}/api${path}?${new URLSearchParams({ q: id, type: 'gsi' })}`
}

/**
 * The item's id in one of our addresses, absolute or path only; the host is not compared (contract 0.4).
 * Null for any other address.
 */
export function readItemLink(url: string): string | null {
  if (!URL.canParse(url, 'http://any.example')) return null
  const { pathname, searchParams } = new URL(url, 'http://any.example')
  if (pathname.replace(/^\/api(?=\/)/, '').replace(/\/?$/, '/') !== path) return null
  const id = searchParams.get('q')
  return searchParams.get('type') === 'gsi' && id !== null && id !== '' ? id : null
}
