import { useTranslate } from '@bandari/i18n/react'
import type { VehiclePage } from '@bandari/sdk'
import { Breadcrumbs, ErrorAlert, Pager } from '@bandari/ui'
import { useSearchParams } from 'react-router-dom'
import { useParams } from '../shared/addresses/params.ts'
import { catalogueApi, useSearchVehiclesQuery } from '../api/catalogue.ts'
import { pageStatus } from '../api/page-status.ts'
import { asRefusal } from '../api/refusal.ts'
import { useCountVehicleFacetsQuery, vehicleFiltersApi } from '../api/vehicle-filters.ts'
import dense from '../shared/cards/DenseCard.module.css'
import { AppLink } from '../shared/page/AppLink.tsx'
import { lazyComponent } from '../shared/page/lazy-component.tsx'
import { withMessages } from '../shared/page/lazy-messages.ts'
import type { Ask, RouteLocation, RouteModule } from '../shared/addresses/route.ts'
import { useSite } from '../shared/page/settings.ts'
import {
  readMakePath,
  readVehiclesPath,
  type VehicleQuery,
  vehiclesPath,
} from '../shared/addresses/vehicle-query.ts'
import { AppliedFilters } from './AppliedFilters.tsx'
import { breadcrumb, searchName } from './breadcrumb.ts'
import { LandedNote } from './lazy-landed-components.tsx'
import { ModelLinks } from './ModelLinks.tsx'
import { ruleOf } from './order-rule.ts'
import { asksLanded, facetsCall, lastPageOf, searchCall } from './search-call.ts'
import type { SaveSearchProps } from './SaveSearch.tsx'
import { SearchFilters } from './SearchFilters.tsx'
import { VehicleSearchHead } from './VehicleSearchHead.tsx'
import { SortSelect } from './SortSelect.tsx'
import {
  destinationIn,
  type MyDestination,
  readDestination,
  useMyDestination,
} from '../shared/destination/my-destination.ts'
import { readFilters, writeFilters } from './vehicle-filters.ts'
import { VehicleResult, VehicleResultSkeleton } from './VehicleResult.tsx'
import css from './VehicleSearchPage.module.css'

// Few addresses lead to nothing.
const NotFound = lazyComponent(() =>
  import('../shared/page/NotFound.tsx').then((module) => module.NotFound),
)

// Most searches find something.
const NothingFound = lazyComponent(() =>
  import('./NothingFound.tsx').then((module) => module.NothingFound),
)

// Few searches begin in the search box with something to say about its words.
const TypedNote = lazyComponent(() =>
  withMessages(['find'], import('../shared/find/TypedNote.tsx')).then((module) => module.TypedNote),
)

// Both come in one file, after what a visitor came for.
const CardsLookButton = lazyComponent(() =>
  import('../shared/cards/CardsLookButton.tsx').then((module) => module.CardsLookButton),
)

/** With its words and its dialog. */
const SaveSearch = lazyComponent<SaveSearchProps>(() =>
  withMessages(['alerts'], import('./SaveSearch.tsx')).then((module) => module.SaveSearch),
)

type ReadQuery = (place: Pick<RouteLocation, 'params' | 'site'>) => VehicleQuery | null

const readSegments: ReadQuery = ({ params }) => readVehiclesPath(params)
const readMake: ReadQuery = ({ params, site }) => readMakePath(params, site.kesPerUsd)

export const vehicleSearchRoute = searchRoute(readSegments)
export const makeSearchRoute = searchRoute(readMake)

function searchRoute(readPath: ReadQuery): RouteModule {
  const read = ({ search, ...place }: Pick<RouteLocation, 'params' | 'search' | 'site'>) => {
    const query = readPath(place)
    return query && { ...query, filters: writeFilters(readFilters(search)) }
  }
  return {
    Page: () => {
      const [search] = useSearchParams()
      const query = read({ params: useParams(), search, site: useSite() })
      return query === null ? (
        <NotFound />
      ) : (
        <VehicleSearchPage query={query} typed={typedIn(search)} taken={destinationIn(search)} />
      )
    },
    ...(import.meta.env.SSR && {
      prefetch: async ({ ask, ...place }) => {
        const query = read(place)
        if (query === null) return
        const { searchVehicles, countVehicleMakes } = catalogueApi.endpoints
        const { countVehicleFacets, understandVehicleText } = vehicleFiltersApi.endpoints
        const typed = typedIn(place.search)
        const mine = readDestination(place.site.destination)
        await Promise.all([
          ask(searchVehicles, searchCall(query, mine)),
          ask(countVehicleMakes),
          ask(countVehicleFacets, facetsCall(query, mine)),
          typed === ''
            ? null
            : ask(understandVehicleText, { q: typed, ...(mine && { country: mine.country }) }),
          destinationIn(place.search) && askDestinations(ask),
        ])
      },
      status: ({ state, ...place }) => {
        const query = read(place)
        if (query === null) return 404
        const call = searchCall(query, readDestination(place.site.destination))
        const { error } = catalogueApi.endpoints.searchVehicles.select(call)(state)
        return pageStatus(error)
      },
    }),
  }
}

/** Its calls are not part of what a browser fetches for a search. */
async function askDestinations(ask: Ask) {
  const { landedApi } = await import('../api/landed.ts')
  await ask(landedApi.endpoints.listImportDestinations)
}

/** Words of the search box, where there is something to say of them; only the address that leads here names them, no further link. */
function typedIn(search: URLSearchParams): string {
  return (search.get('typed') ?? '').slice(0, 255)
}

interface VehicleSearchPageProps {
  query: VehicleQuery
  typed: string
  /** The destination that the words named. */
  taken: MyDestination | null
}

function VehicleSearchPage({ query, typed, taken }: VehicleSearchPageProps) {
  const t = useTranslate()
  const saved = useMyDestination()
  const mine = taken ?? saved
  const { currentData: found, error, refetch } = useSearchVehiclesQuery(searchCall(query, mine))
  const { currentData: facets } = useCountVehicleFacetsQuery(facetsCall(query, mine))
  const refusal = asRefusal(error)
  // A page beyond the last one is refused; how many there are is known beside it.
  const isBeyond = refusal?.status === 404
  const count = isBeyond ? facets?.count : found?.count
  const isEmpty = count === 0 || isBeyond
  const rule = ruleOf(t, query, mine)
  return (
    <div className={`container ${css.page}`}>
      <VehicleSearchHead query={query} found={found} />
      <Breadcrumbs items={breadcrumb(t, query)} linkComponent={AppLink} />
      <h1 className={css.title}>{searchName(t, query)}</h1>
      <div className={css.layout}>
        <div className={css.aside}>
          <SearchFilters query={query} />
        </div>
        <section
          className={css.results}
          aria-label={t('search.results')}
          aria-busy={count === undefined}
        >
          <Bar query={query} mine={mine} count={count} facets={facets} />
          {typed !== '' && <Typed typed={typed} mine={mine} taken={taken} query={query} />}
          <AppliedFilters query={query} facets={facets} />
          {mine && found && (
            <LandedNote place={mine.city} notKnown={found.not_known} isLast={!asksLanded(query)} />
          )}
          {found && <ModelLinks query={query} vehicles={found.results} />}
          {isEmpty ? (
            <NothingFound query={query} facets={facets} />
          ) : refusal ? (
            <ErrorAlert
              title={t('search.failed')}
              reference={refusal.requestId}
              onRetry={() => void refetch()}
            >
              {t('shell.checkConnection')}
            </ErrorAlert>
          ) : (
            <Vehicles found={found} mine={mine} />
          )}
          <Pager
            page={query.page}
            pages={isBeyond ? 0 : lastPageOf(count ?? 0)}
            hrefFor={(page) => vehiclesPath({ ...query, page })}
            linkComponent={AppLink}
          />
          {/* Below the cars whose order it tells of, which come first. */}
          {rule !== null && !isEmpty && <p className={css.rule}>{rule}</p>}
        </section>
      </div>
    </div>
  )
}

interface BarProps extends SaveSearchProps {
  count: number | undefined
}

/** How many were found, and in which order. */
function Bar({ query, mine, count, facets }: BarProps) {
  const t = useTranslate()
  return (
    <div className={css.bar}>
      <div className={css.found}>
        <p className={css.count} role="status">
          {count === undefined ? t('search.searching') : t('search.found', { count })}
        </p>
        <CardsLookButton />
      </div>
      <div className={css.controls}>
        <SaveSearch query={query} mine={mine} facets={facets} />
        <SortSelect query={query} mine={mine} />
      </div>
    </div>
  )
}

type TypedProps = VehicleSearchPageProps & { mine: MyDestination | null }

function Typed({ query, ...words }: TypedProps) {
  return <TypedNote {...words} kind="vehicles" here={vehiclesPath(query)} />
}

interface VehiclesProps {
  found: VehiclePage | undefined
  mine: MyDestination | null
}

/** The results, or placeholders while they load. */
function Vehicles({ found, mine }: VehiclesProps) {
  return (
    <ul className={`plain-list ${css.list} ${dense.list}`}>
      {found
        ? found.results.map((vehicle, index) => (
            <VehicleResult key={vehicle.id} vehicle={vehicle} index={index} mine={mine} />
          ))
        : Array.from({ length: 6 }, (_, index) => <VehicleResultSkeleton key={index} />)}
    </ul>
  )
}
