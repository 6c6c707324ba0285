import { useTranslate } from '@bandari/i18n/react'
import { Button, Loading } from '@bandari/ui'
import { SearchX } from 'lucide-react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { landedApi, useListImportDestinationsQuery } from '../api/landed.ts'
import { pageStatus } from '../api/page-status.ts'
import {
  type TypedText,
  useUnderstandVehicleTextQuery,
  vehicleFiltersApi,
} from '../api/vehicle-filters.ts'
import { readDestination, useMyDestination } from '../shared/destination/my-destination.ts'
import { lazyComponent } from '../shared/page/lazy-component.tsx'
import { MessagePage } from '../shared/page/MessagePage.tsx'
import { paths } from '../shared/addresses/paths.ts'
import type { RouteLocation, RouteModule } from '../shared/addresses/route.ts'
import { findPath, readKind } from './find-path.ts'

// Few look for an order here.
const FoundOrder = lazyComponent(() =>
  import('./FoundOrder.tsx').then((module) => module.FoundOrder),
)

/** The greatest length that the API reads. */
const longest = 255

function questionIn(search: URLSearchParams, country: string | undefined): TypedText {
  const q = (search.get('q') ?? '').trim().slice(0, longest)
  return {
    q,
    ...(search.get('literal') === 'true' ? { literal: true } : {}),
    ...(country ? { country } : {}),
  }
}

function questionAt({ search, site }: Pick<RouteLocation, 'search' | 'site'>): TypedText {
  return questionIn(search, readDestination(site.destination)?.country)
}

/**
 * /find?q=…: where the search box leads. It is not a page itself but leads to one: a listing by its number, or the search
 * for the understood query.
 */
export const findRoute: RouteModule = {
  Page: FindPage,
  redirect: ({ search }) =>
    questionIn(search, undefined).q === '' ? paths.vehicles({ class: null }) : null,
  prefetch: async ({ ask, ...place }) => {
    const { data } = await ask(vehicleFiltersApi.endpoints.understandVehicleText, questionAt(place))
    if (data?.place?.wish === 'destination') await ask(landedApi.endpoints.listImportDestinations)
  },
  leadsTo: ({ state, ...place }) => {
    const { data } = vehicleFiltersApi.endpoints.understandVehicleText.select(questionAt(place))(
      state,
    )
    if (!data || data.number?.kind === 'order') return null
    const { data: destinations = [] } = landedApi.endpoints.listImportDestinations.select()(state)
    return findPath(data, { kind: readKind(place.search), destinations })
  },
  status: ({ state, ...place }) => {
    const { error } = vehicleFiltersApi.endpoints.understandVehicleText.select(questionAt(place))(
      state,
    )
    return pageStatus(error)
  },
}

/** Drawn only for an order's number, and where the server could not lead on: it asks again. */
function FindPage() {
  const t = useTranslate()
  const [search] = useSearchParams()
  const mine = useMyDestination()
  const { data, isError, refetch } = useUnderstandVehicleTextQuery(
    questionIn(search, mine?.country),
  )
  const needsPlaces = data?.place?.wish === 'destination'
  const { data: destinations, isLoading } = useListImportDestinationsQuery(undefined, {
    skip: !needsPlaces,
  })
  if (data?.number?.kind === 'order') return <FoundOrder number={data.number.typed} />
  if (data && !isLoading)
    return (
      <Navigate
        to={findPath(data, { kind: readKind(search), destinations: destinations ?? [] })}
        replace
      />
    )
  if (!isError) return <Loading label={t('search.searchingShort')} />
  return (
    <MessagePage
      title={t('search.failed')}
      icon={<SearchX size={32} />}
      actions={<Button onClick={() => void refetch()}>{t('shell.tryAgain')}</Button>}
    >
      {t('shell.checkConnection')}
    </MessagePage>
  )
}
