import type {
  CategoryNode,
  KenyaProductPage,
  ProductDocument,
  VehiclePage,
  VehicleSearchResult,
} from '@bandari/sdk'
import type { operations } from '@bandari/sdk/contract'
import { answer, api, clientOf } from './api.ts'

type SearchQuery = NonNullable<operations['searchVehicles']['parameters']['query']>

/** The search's query string (contract A2). */
export type VehicleSearch = SearchQuery & Required<Pick<SearchQuery, 'page' | 'ordering'>>

/** A search of the goods sold in Kenya: of a make, of a spares category, or both (A10). */
export interface LocalSearch {
  page: string
  q?: string
  'parts-cat'?: string
  trim?: number
  year?: number
  fits?: 'only'
  place?: string
  search?: string
  condition?: string
  price__range?: string
  ordering?: 'price' | '-price'
}

export interface MakeOnSale {
  slug: string
  count: number
  /** Path of its drawing. */
  emblem: string
}

type MakeCounts = Readonly<Record<string, readonly (number | string)[]>>

const read = new WeakMap<MakeCounts, MakeOnSale[]>()

/** Returns the same list for the same counts: the server shows them to many. */
function makesOf(counts: MakeCounts): MakeOnSale[] {
  const makes = read.get(counts) ?? makesOnSale(counts)
  read.set(counts, makes)
  return makes
}

/** Most first. The wire's pairs, `[count, emblem]`, lose their types on the way through the generator. */
function makesOnSale(counts: MakeCounts): MakeOnSale[] {
  return Object.entries(counts)
    .map(([slug, [count, emblem]]) => ({
      slug,
      count: Number(count),
      emblem: new URL(String(emblem)).pathname,
    }))
    .sort((one, other) => other.count - one.count)
}

export const catalogueApi = api.injectEndpoints({
  endpoints: (build) => ({
    countVehicleMakes: build.query<MakeOnSale[], void>({
      queryFn: async (_, store) => {
        const counts = await answer(clientOf(store).GET('/vehicle-make-count'))
        return 'error' in counts ? counts : { data: makesOf(counts.data) }
      },
    }),
    searchVehicles: build.query<VehiclePage, VehicleSearch>({
      queryFn: (query, store) => answer(clientOf(store).GET('/vehicles/', { params: { query } })),
    }),
    // The first few of a search, for a page that must not carry all 25 with it.
    listFewVehicles: build.query<VehicleSearchResult[], VehicleSearch>({
      queryFn: async (search, store) => {
        const query = { ...search, shown: 4 }
        const page = await answer(clientOf(store).GET('/vehicles/', { params: { query } }))
        return 'error' in page ? page : { data: page.data.results.slice(0, 4) }
      },
    }),
    searchKenyaProducts: build.query<KenyaProductPage, LocalSearch>({
      queryFn: (search, store) => {
        const query = search.q === undefined ? search : { ...search, sid: 'kes' as const }
        return answer(clientOf(store).GET('/product-search/', { params: { query } }))
      },
    }),
    listSpareTree: build.query<CategoryNode[], void>({
      queryFn: async (_, store) => {
        const tree = await answer(
          clientOf(store).GET('/category-search/', { params: { query: { parts: '1', depth: 5 } } }),
        )
        // With `parts` the answer is nodes; without it, makes.
        return 'error' in tree ? tree : { data: tree.data as CategoryNode[] }
      },
    }),
    getProductDocument: build.query<ProductDocument, number>({
      queryFn: (id, store) =>
        answer(clientOf(store).GET('/one-search/{id}', { params: { path: { id } } })),
    }),
  }),
})

export const {
  useCountVehicleMakesQuery,
  useSearchVehiclesQuery,
  useListFewVehiclesQuery,
  useSearchKenyaProductsQuery,
  useListSpareTreeQuery,
  useGetProductDocumentQuery,
} = catalogueApi
