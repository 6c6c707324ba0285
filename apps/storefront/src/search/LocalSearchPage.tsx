import { useTranslate } from '@bandari/i18n/react'
import { Breadcrumbs, buttonClass, EmptyState } from '@bandari/ui'
import { SearchX } from 'lucide-react'
import { useParams, useSearchParams } from 'react-router-dom'
import { catalogueApi, type LocalSearch } from '../api/catalogue.ts'
import { pageStatus } from '../api/page-status.ts'
import { AppLink } from '../shared/page/AppLink.tsx'
import { LocalResults } from '../shared/local/LocalResults.tsx'
import { localPage } from '../shared/local/local-page.ts'
import { makeName } from '../shared/vehicles/make-name.ts'
import { MakeForm } from '../shared/vehicles/MakeForm.tsx'
import { paths } from '../shared/addresses/paths.ts'
import type { RouteLocation, RouteModule } from '../shared/addresses/route.ts'
import { LocalSearchHead } from './LocalSearchHead.tsx'
import css from './LocalSearchPage.module.css'
import { MakesInKenya } from './MakesInKenya.tsx'

interface LocalQuery {
  make: string
  page: number
}

function read({ params, search }: Pick<RouteLocation, 'params' | 'search'>): LocalQuery | null {
  const { make } = params
  return make === undefined ? null : { make, page: localPage(search) }
}

const callOf = ({ make, page }: LocalQuery): LocalSearch => ({ q: make, page: String(page) })

/** Kenya product search: what a make has on sale there, in shillings and by contact (buyer spec §2). */
export const localSearchRoute: RouteModule = {
  Page: LocalSearchPage,
  // The form of a browser without JavaScript asks for /product-search?q={make}.
  redirect: ({ params, search }) => {
    const asked = search.get('q')?.trim()
    return params['make'] === undefined && asked ? paths.localMake(asked) : null
  },
  prefetch: ({ ask, ...place }) => {
    const { searchKenyaProducts, countVehicleMakes } = catalogueApi.endpoints
    const query = read(place)
    return Promise.all([
      ask(countVehicleMakes),
      ...(query === null ? [] : [ask(searchKenyaProducts, callOf(query))]),
    ])
  },
  status: ({ state, ...place }) => {
    const query = read(place)
    if (query === null) return 200
    const { error } = catalogueApi.endpoints.searchKenyaProducts.select(callOf(query))(state)
    return pageStatus(error)
  },
}

function LocalSearchPage() {
  const t = useTranslate()
  const params = useParams()
  const [search] = useSearchParams()
  const query = read({ params, search })
  const name = query === null ? null : makeName(query.make)
  return (
    <div className={`container ${css.page}`}>
      <LocalSearchHead query={query === null ? null : { ...query, call: callOf(query) }} />
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

function OfMake({ query }: { query: LocalQuery }) {
  const t = useTranslate()
  const { make } = query
  return (
    <LocalResults
      call={callOf(query)}
      hrefFor={(page) => paths.localMake(make, page)}
      narrow={<ChooseMake make={make} />}
      empty={
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
      }
    />
  )
}

function ChooseMake({ make }: { make: string }) {
  const t = useTranslate()
  return (
    <MakeForm
      label={t('search.kenya')}
      name="q"
      action={paths.localMake()}
      make={make.toLowerCase()}
      hrefFor={(chosen) => paths.localMake(chosen)}
    />
  )
}
