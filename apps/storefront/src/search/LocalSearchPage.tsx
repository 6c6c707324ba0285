import { useTranslate } from '@bandari/i18n/react'
import { Breadcrumbs, buttonClass, EmptyState } from '@bandari/ui'
import { SearchX } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { useParams } from '../shared/addresses/params.ts'
import { catalogueApi, type LocalSearch } from '../api/catalogue.ts'
import { pageStatus } from '../api/page-status.ts'
import { vehicleFiltersApi } from '../api/vehicle-filters.ts'
import { AppLink } from '../shared/page/AppLink.tsx'
import { LocalResults } from '../shared/local/LocalResults.tsx'
import { makeName } from '../shared/vehicles/make-name.ts'
import { paths } from '../shared/addresses/paths.ts'
import type { RouteModule } from '../shared/addresses/route.ts'
import { type VehicleQuery, vehiclesPath } from '../shared/addresses/vehicle-query.ts'
import { isNarrowed, readLocalQuery } from './local-query.ts'
import { LocalSearchHead } from './LocalSearchHead.tsx'
import css from './LocalSearchPage.module.css'
import { LocalVehicles } from './LocalVehicles.tsx'
import { MakesInKenya } from './MakesInKenya.tsx'
import { facetsCall, searchCall } from './search-call.ts'
import { SearchFilters } from './SearchFilters.tsx'
import { SortSelect } from './SortSelect.tsx'
import ofSearch from './VehicleSearchPage.module.css'

/** Vehicles and spares of a make, as they are listed where nobody asked for more. */
const callOf = ({ make, page }: VehicleQuery): LocalSearch => ({
  q: make ?? '',
  page: String(page),
})

/** Kenya product search: what a make has on sale there, in shillings and by contact (buyer spec §2). */
export const localSearchRoute: RouteModule = {
  Page: LocalSearchPage,
  // The form of a browser without JavaScript asks for /product-search?q={make}.
  redirect: ({ params, search }) => {
    const asked = search.get('q')?.trim()
    return params['make'] === undefined && asked ? paths.localMake(asked) : null
  },
  prefetch: ({ ask, ...place }) => {
    const { searchKenyaProducts, searchVehicles, countVehicleMakes } = catalogueApi.endpoints
    const query = readLocalQuery(place)
    return Promise.all([
      ask(countVehicleMakes),
      ...(query === null
        ? []
        : [
            ask(vehicleFiltersApi.endpoints.countVehicleFacets, facetsCall(query, null)),
            isNarrowed(query)
              ? ask(searchVehicles, searchCall(query, null))
              : ask(searchKenyaProducts, callOf(query)),
          ]),
    ])
  },
  status: ({ state, ...place }) => {
    const query = readLocalQuery(place)
    if (query === null) return 200
    const { searchKenyaProducts, searchVehicles } = catalogueApi.endpoints
    const { error } = isNarrowed(query)
      ? searchVehicles.select(searchCall(query, null))(state)
      : searchKenyaProducts.select(callOf(query))(state)
    return pageStatus(error)
  },
}

function LocalSearchPage() {
  const t = useTranslate()
  const params = useParams()
  const [search] = useSearchParams()
  const query = readLocalQuery({ params, search })
  const name =
    query === null ? null : query.make === null ? t('search.allVehicles') : makeName(query.make)
  return (
    <div className={`container ${css.page}`}>
      <LocalSearchHead query={query} call={query && callOf(query)} name={name ?? ''} />
      <Breadcrumbs
        linkComponent={AppLink}
        items={[
          { label: t('shell.home'), href: paths.home() },
          ...(name === null
            ? [{ label: t('search.kenya') }]
            : [{ label: t('search.kenya'), href: paths.localMake() }, { label: name }]),
        ]}
      />
      <div className={css.head}>
        <h1>
          {name === null ? t('search.kenya') : t('search.kenya.make', { make: name, page: 1 })}
        </h1>
        <p className={css.lead}>{t('search.kenya.lead')}</p>
      </div>
      {query === null ? <MakesInKenya /> : <OfMake query={query} />}
    </div>
  )
}

function OfMake({ query }: { query: VehicleQuery }) {
  const { make } = query
  const hrefFor = (page: number) => vehiclesPath({ ...query, page })
  const narrow = <SortSelect query={query} mine={null} />
  return (
    <div className={ofSearch.layout}>
      <div className={ofSearch.aside}>
        <SearchFilters query={query} />
      </div>
      {isNarrowed(query) ? (
        <LocalVehicles query={query} hrefFor={hrefFor} narrow={narrow} />
      ) : (
        <LocalResults
          call={callOf(query)}
          hrefFor={hrefFor}
          narrow={narrow}
          empty={<NobodySells make={make ?? ''} />}
        />
      )}
    </div>
  )
}

function NobodySells({ make }: { make: string }) {
  const t = useTranslate()
  return (
    <EmptyState
      title={t('shared.nothingFound', { keyword: make })}
      icon={<SearchX size={32} />}
      action={
        <div className={css.actions}>
          <AppLink className={buttonClass()} href={paths.vehicles({ class: null, make })}>
            {t('search.kenya.import', { make: makeName(make) })}
          </AppLink>
          <AppLink className={buttonClass({ variant: 'secondary' })} href={paths.localMake()}>
            {t('search.kenya.otherMakes')}
          </AppLink>
        </div>
      }
    >
      {t('search.kenya.nobody')}
    </EmptyState>
  )
}
