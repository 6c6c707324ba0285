import { useTranslate } from '@bandari/i18n/react'
import { Button, Loading } from '@bandari/ui'
import { SearchX } from 'lucide-react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { useUnderstandVehicleTextQuery, vehicleFiltersApi } from '../api/vehicle-filters.ts'
import { pageStatus } from '../api/page-status.ts'
import { MessagePage } from '../shared/page/MessagePage.tsx'
import { paths } from '../shared/addresses/paths.ts'
import type { RouteModule } from '../shared/addresses/route.ts'
import { findPath } from './find-path.ts'

/** The greatest length that the API reads. */
const longest = 255

function questionIn(search: URLSearchParams) {
  const q = (search.get('q') ?? '').trim().slice(0, longest)
  return { q, ...(search.get('literal') === 'true' ? { literal: true } : {}) }
}

/**
 * /find?q=…: where the search box leads. It is not a page itself but leads to one: the search for the understood query.
 */
export const findRoute: RouteModule = {
  Page: FindPage,
  redirect: ({ search }) => (questionIn(search).q === '' ? paths.vehicles({ class: null }) : null),
  prefetch: ({ ask, search }) =>
    ask(vehicleFiltersApi.endpoints.understandVehicleText, questionIn(search)),
  leadsTo: ({ state, search }) => {
    const { data } = vehicleFiltersApi.endpoints.understandVehicleText.select(questionIn(search))(
      state,
    )
    return data ? findPath(data) : null
  },
  status: ({ state, search }) => {
    const { error } = vehicleFiltersApi.endpoints.understandVehicleText.select(questionIn(search))(
      state,
    )
    return pageStatus(error)
  },
}

/** Drawn only where the server could not lead on: it asks again. */
function FindPage() {
  const t = useTranslate()
  const [search] = useSearchParams()
  const { data, isError, refetch } = useUnderstandVehicleTextQuery(questionIn(search))
  if (data) return <Navigate to={findPath(data)} replace />
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
