import { inOrder } from './vehicle-query.ts'

/** The query of an item search; all of it is in its address (buyer spec §2). */
export interface ItemQuery {
  q: string
  /** USD; 0 means no bound. */
  min: number
  max: number
  page: number
  /** `d` price high to low, `a` low to high, `b` best match. */
  sort: ItemSort
  /** The category variant's kind of goods; null searches all. */
  type: string | null
}

export type ItemSort = 'd' | 'a' | 'b'

const anything: Omit<ItemQuery, 'q'> = { min: 0, max: 0, page: 1, sort: 'b', type: null }

/** /partner-one-search/{q}/{min}/{max}/{page}/{sort}, and …-cat/…/{type} */
export function itemsPath(query: Partial<ItemQuery> & Pick<ItemQuery, 'q'>): string {
  const { q, min, max, page, sort, type } = { ...anything, ...query }
  const segments = [asSegment(q), min, max, page, sort]
  const path = type === null ? 'partner-one-search' : 'partner-one-search-cat'
  if (type !== null) segments.push(type)
  return `/${[path, ...segments.map(encodeURIComponent)].join('/')}`
}

/** A browser would read a segment of dots alone as a parent folder. */
function asSegment(q: string): string {
  return /^\.{1,2}$/.test(q) ? `${q} ` : q
}

type Segments = Readonly<Record<string, string | undefined>>

const whole = /^\d{1,9}$/

/** The query of an address; null when one of its numbers is not a number. */
export function readItemsPath({ q = '', min, max, page, sort, type }: Segments): ItemQuery | null {
  if (![min, max, page].every((number) => whole.test(number ?? '')) || Number(page) < 1) return null
  if (q.trim() === '' || q.length > longestQuery) return null
  return {
    q,
    ...inOrder(Number(min), Number(max)),
    page: Number(page),
    sort: sort === 'a' || sort === 'd' ? sort : 'b',
    type: type ?? null,
  }
}

/** In the contract's format. */
export const longestQuery = 255

/** /item-details/{id}/{price}: the price is for the reader, nothing trusts it (contract C33). */
export function itemPath({ id, price }: { id: string; price: number }): string {
  return `/item-details/${encodeURIComponent(id)}/${encodeURIComponent(price)}`
}
