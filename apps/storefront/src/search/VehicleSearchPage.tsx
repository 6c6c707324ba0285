import { Breadcrumbs, buttonClass, EmptyState, ErrorAlert, formatCount, Pager } from '@bandari/ui'
import { SearchX } from 'lucide-react'
import { useParams } from 'react-router-dom'
import { catalogueApi, useSearchVehiclesQuery } from '../api/catalogue.ts'
import { asRefusal } from '../api/refusal.ts'
import { AppLink } from '../shared/AppLink.tsx'
import { NotFound } from '../shared/NotFound.tsx'
import { paths } from '../shared/paths.ts'
import type { Place, RouteModule } from '../shared/route.ts'
import { useSite } from '../shared/settings.ts'
import {
  allCars,
  readMakePath,
  readVehiclesPath,
  type VehicleQuery,
  vehiclesPath,
} from '../shared/vehicle-query.ts'
import { breadcrumb } from './breadcrumb.ts'
import { messages } from './messages.ts'
import { ModelLinks } from './ModelLinks.tsx'
import { pageSize, searchCall } from './search-call.ts'
import { SearchFilters } from './SearchFilters.tsx'
import { searchName, VehicleSearchHead } from './VehicleSearchHead.tsx'
import { SortSelect } from './SortSelect.tsx'
import { VehicleResult, VehicleResultSkeleton } from './VehicleResult.tsx'
import css from './VehicleSearchPage.module.css'

type Read = (place: Pick<Place, 'params' | 'site'>) => VehicleQuery | null

const readSegments: Read = ({ params }) => readVehiclesPath(params)
const readMake: Read = ({ params, site }) => readMakePath(params, site.kesPerUsd)

export const vehicleSearchRoute = searchRoute(readSegments)
export const makeSearchRoute = searchRoute(readMake)

function searchRoute(read: Read): RouteModule {
  return {
    Page: () => {
      const query = read({ params: useParams(), site: useSite() })
      return query === null ? <NotFound /> : <VehicleSearchPage query={query} />
    },
    prefetch: async ({ dispatch, ...place }) => {
      const query = read(place)
      if (query === null) return
      const { searchVehicles, countVehicleMakes } = catalogueApi.endpoints
      await Promise.all([
        dispatch(searchVehicles.initiate(searchCall(query))),
        dispatch(countVehicleMakes.initiate()),
      ])
    },
    status: ({ state, ...place }) => {
      const query = read(place)
      if (query === null) return 404
      const { error } = catalogueApi.endpoints.searchVehicles.select(searchCall(query))(state)
      if (error === undefined) return 200
      return asRefusal(error).status === 404 ? 404 : 503
    },
  }
}

function VehicleSearchPage({ query }: { query: VehicleQuery }) {
  const { currentData: found, error, refetch } = useSearchVehiclesQuery(searchCall(query))
  const refusal = asRefusal(error)
  // A page beyond the last one has no records either.
  const count = refusal?.status === 404 ? 0 : found?.count
  return (
    <div className={`container ${css.page}`}>
      <VehicleSearchHead query={query} found={found} />
      <Breadcrumbs items={breadcrumb(query)} linkComponent={AppLink} />
      <h1 className={css.title}>{searchName(query)}</h1>
      <div className={css.layout}>
        <div className={css.aside}>
          <SearchFilters query={query} />
        </div>
        <section className={css.results} aria-label="Results" aria-busy={count === undefined}>
          <div className={css.bar}>
            <p className={css.count} role="status">
              {count === undefined ? 'Searching…' : `${formatCount(count)} results found`}
            </p>
            <SortSelect query={query} />
          </div>
          {found && <ModelLinks query={query} vehicles={found.results} />}
          {count === 0 ? (
            <NothingFound query={query} />
          ) : refusal ? (
            <ErrorAlert title={messages.searchFailed} onRetry={() => void refetch()}>
              Check your connection and try again.
            </ErrorAlert>
          ) : (
            <ul className={`plain-list ${css.list}`}>
              {found
                ? found.results.map((vehicle, index) => (
                    <VehicleResult key={vehicle.id} vehicle={vehicle} isFirst={index === 0} />
                  ))
                : Array.from({ length: 6 }, (_, index) => <VehicleResultSkeleton key={index} />)}
            </ul>
          )}
          <Pager
            page={query.page}
            pages={Math.ceil((count ?? 0) / pageSize)}
            hrefFor={(page) => vehiclesPath({ ...query, page })}
            linkComponent={AppLink}
          />
        </section>
      </div>
    </div>
  )
}

/** Empty, with a next step: the nearest wider search. */
function NothingFound({ query }: { query: VehicleQuery }) {
  const { page, min, max, class: vehicleClass, make } = query
  const wider =
    page > 1
      ? { label: 'Go to the first page', href: vehiclesPath({ ...query, page: 1 }) }
      : min > 0 || max > 0
        ? { label: 'Search at any price', href: vehiclesPath({ ...query, min: 0, max: 0 }) }
        : make !== null && vehicleClass !== null
          ? {
              label: 'Search all vehicles of this make',
              href: vehiclesPath({ ...allCars, class: null, make }),
            }
          : { label: 'Search all cars', href: paths.vehicles() }
  return (
    <EmptyState
      title={messages.nothingFound}
      icon={<SearchX size={32} />}
      action={
        <div className={css.actions}>
          <AppLink className={buttonClass()} href={wider.href}>
            {wider.label}
          </AppLink>
          <AppLink className={buttonClass({ variant: 'secondary' })} href={paths.helpContact()}>
            Ask us to find one
          </AppLink>
        </div>
      }
    >
      No vehicle on sale matches these filters today.
    </EmptyState>
  )
}
