/** Pages as the wire has them (contract 0.7): 25 entries, `page=last`, links to the neighbours. */

export const pageSize = 25

/** What `page` asks for: a number from 1, `last`, or null for anything else. */
export function readPage(page: string | undefined): number | 'last' | null {
  if (page === undefined || page === '') return 1
  if (page === 'last') return 'last'
  return /^[1-9]\d{0,8}$/.test(page) ? Number(page) : null
}

/** The number of the last page; an empty list still has a first one. */
export function lastPage(count: number, size = pageSize): number {
  return Math.max(1, Math.ceil(count / size))
}

interface Place {
  /** Absolute address of the list without its query. */
  address: string
  query: Record<string, unknown>
  page: number
  count: number
  size?: number
}

export function pageLinks({ address, query, page, count, size = pageSize }: Place) {
  return {
    next: page < lastPage(count, size) ? linkTo(address, query, page + 1) : null,
    previous: page > 1 ? linkTo(address, query, page - 1) : null,
  }
}

/** The first page has no page parameter; other parameters are kept. */
function linkTo(address: string, query: Record<string, unknown>, page: number): string {
  const kept = Object.entries(query).filter(
    ([name, value]) => name !== 'page' && value !== undefined,
  )
  const params = new URLSearchParams(kept.map(([name, value]) => [name, String(value)]))
  if (page > 1) params.set('page', String(page))
  const text = params.toString()
  return text === '' ? address : `${address}?${text}`
}
