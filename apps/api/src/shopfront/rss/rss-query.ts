import { searchPage } from '../site/sitemap.ts'

/** What pages, orders and counts a search; a feed has its own. */
const notOfFeeds = ['page', 'ordering', 'shown']

/**
 * The filters of the vehicle search that a feed's address names, in one order, so that the same feed has one address. Null for a
 * longer one than a search has.
 */
export function feedQuery(url: string): URLSearchParams | null {
  const text = url.split('?', 2)[1] ?? ''
  if (text.length > longest) return null
  const query = new URLSearchParams(text)
  for (const name of notOfFeeds) query.delete(name)
  query.sort()
  return query
}

const longest = 2000

/** The path of the page of the same class, make and model; its other filters have no short address. */
export function searchPathOf(query: URLSearchParams): string {
  const [make, model] = [query.get('make') ?? '*', query.get('model')]
  const { path } = searchPage({
    class: query.get('class') === 'commercial' ? 'commercial' : 'cars',
    make,
    model,
  })
  return query.has('class') ? path : path.replace('/0/0/1/', '/0/0/*/')
}
