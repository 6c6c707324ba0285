import type { CategoryNode } from '@bandari/sdk'
import type { LocalSearch } from '../api/catalogue.ts'
import type { ChosenVehicle } from '../api/fitment.ts'
import { readOnlyFitting, readVehicle } from '../shared/fitting/vehicle-choice.ts'
import { readSpareFilters, type SpareFilters, spareFiltersCall } from './spare-filters.ts'
import { localPage } from '../shared/local/local-page.ts'
import type { RouteLocation } from '../shared/addresses/route.ts'
import { isRoot, rootSlug, rootText, trailTo } from './category-trail.ts'

/** The query of a page of the catalogue. */
export interface CatalogueQuery {
  /** From the top to the node; empty at the root; null when there is no such node. */
  trail: readonly CategoryNode[] | null
  /** The node's text, or the text that was asked for in its place. */
  text: string
  make: string | null
  /** The vehicle that the parts are validated for. */
  vehicle: ChosenVehicle | null
  onlyFitting: boolean
  filters: SpareFilters
  page: number
  /** Words of the search box, where there is something to say of them. */
  typed: string
}

export function readCatalogue(
  { params, search }: Pick<RouteLocation, 'params' | 'search'>,
  tree: readonly CategoryNode[],
): CatalogueQuery {
  const address = { slug: params['slug'], id: params['category'] }
  const trail = isRoot(address) ? [] : trailTo(tree, address)
  return {
    trail,
    text: trail === null ? (address.slug ?? '') : (trail.at(-1)?.text ?? rootText),
    make: search.get('make')?.trim() || null,
    vehicle: readVehicle(search),
    onlyFitting: readOnlyFitting(search),
    filters: readSpareFilters(search),
    page: localPage(search),
    typed: (search.get('typed') ?? '').slice(0, 255),
  }
}

export function catalogueCall(query: CatalogueQuery): LocalSearch | null {
  const { trail, make, vehicle, onlyFitting, filters, page } = query
  if (trail === null) return null
  return {
    'parts-cat': trail.at(-1)?.slug ?? rootSlug,
    ...(make === null ? {} : { q: make }),
    ...vehicle,
    ...(onlyFitting ? { fits: 'only' } : {}),
    ...spareFiltersCall(filters),
    page: String(page),
  }
}
