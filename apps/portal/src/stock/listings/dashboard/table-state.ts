import type { ProdClass, SellerListingState } from '@bandari/sdk'
import { type ListingFilter, type ListingSort, listingSorts } from '../../../providers/listings.ts'
import { positive } from '../../../shared/positive.ts'
import { sellerStates } from '../state-labels.ts'

/** A state of listings, or those without a model, which wait for an answer of ours. */
export type TableChoice = SellerListingState | 'waiting'

/** What the table of the dashboard shows: all of it is in the address, so that Back works and a link leads to it. */
export interface TableState {
  prodClass: ProdClass | null
  state: TableChoice | null
  q: string
  sort: ListingSort
  order: 'asc' | 'desc'
  page: number
}

export const listingsPerPage = 25

const newestFirst = { sort: 'date_created', order: 'desc' } as const

/** Reads the state from an address; invalid values are ignored. */
export function readTable(query: URLSearchParams): TableState {
  const prodClass = query.get('class')
  const sort = listingSorts.find((name) => name === query.get('sort'))
  return {
    prodClass: prodClass === 'vehicles' || prodClass === 'parts' ? prodClass : null,
    state: stateOf(query.get('status')),
    q: (query.get('q') ?? '').slice(0, 100),
    ...(sort ? { sort, order: query.get('order') === 'asc' ? 'asc' : 'desc' } : newestFirst),
    page: positive(query.get('page')) ?? 1,
  }
}

/** The state that a text names; null for none. */
export function stateOf(text: string | null): TableChoice | null {
  return text === 'waiting' ? text : (sellerStates.find((state) => state === text) ?? null)
}

/** Writes the state to an address; defaults are left out. */
export function tableQuery({ prodClass, state, q, sort, order, page }: TableState): string {
  const query = new URLSearchParams()
  if (prodClass !== null) query.set('class', prodClass)
  if (state !== null) query.set('status', state)
  if (q.trim() !== '') query.set('q', q.trim())
  if (sort !== newestFirst.sort || order !== newestFirst.order) {
    query.set('sort', sort)
    query.set('order', order)
  }
  if (page > 1) query.set('page', String(page))
  return query.toString()
}

/** Another choice begins at its first page. */
export function narrowed(state: TableState, part: Partial<Omit<TableState, 'page'>>): TableState {
  return { ...state, ...part, page: 1 }
}

export function filterOf({ prodClass, state, q }: TableState): ListingFilter {
  return {
    ...(prodClass !== null && { prod_class: prodClass }),
    ...(state === 'waiting' ? { waiting: true } : state !== null && { state }),
    ...(q !== '' && { q }),
  }
}
