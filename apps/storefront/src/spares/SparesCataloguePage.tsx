import { useTranslate, useTranslator } from '@bandari/i18n/react'
import type { CategoryNode } from '@bandari/sdk'
import { Breadcrumbs, ErrorAlert, Skeleton } from '@bandari/ui'
import { useSearchParams } from 'react-router-dom'
import { useParams } from '../shared/addresses/params.ts'
import {
  catalogueApi,
  type LocalSearch,
  useListSpareTreeQuery,
  useSearchKenyaProductsQuery,
} from '../api/catalogue.ts'
import { pageStatus } from '../api/page-status.ts'
import { referenceOf } from '../api/refusal.ts'
import { vehicleFiltersApi } from '../api/vehicle-filters.ts'
import { AppLink } from '../shared/page/AppLink.tsx'
import { FittingPanel } from '../shared/fitting/FittingPanel.tsx'
import { prefetchPanel } from '../shared/fitting/prefetch.ts'
import { categoryName } from '../shared/vehicles/category-name.ts'
import { withVehicle } from '../shared/fitting/vehicle-choice.ts'
import { LocalResults } from '../shared/local/LocalResults.tsx'
import { lazyComponent } from '../shared/page/lazy-component.tsx'
import { PageHead } from '../shared/page/PageHead.tsx'
import { paths } from '../shared/addresses/paths.ts'
import type { RouteModule } from '../shared/addresses/route.ts'
import { catalogueCall, type CatalogueQuery, readCatalogue } from './catalogue-query.ts'
import { CategoryTree } from './CategoryTree.tsx'
import { ChildLinks } from './ChildLinks.tsx'
import { NothingFound } from './NothingFound.tsx'
import { OnlyFitting } from './OnlyFitting.tsx'
import { PartsInfoPanel } from './PartsInfoPanel.tsx'
import { SparesFilters } from './SparesFilters.tsx'
import { SparesCatalogueHead } from './SparesCatalogueHead.tsx'
import css from './SparesCataloguePage.module.css'
import { writeSpareFilters } from './spare-filters.ts'
import { trailItems } from './trail-items.ts'

export const sparesCatalogueRoute: RouteModule = {
  Page: SparesCataloguePage,
  // A form without JavaScript sends its empty fields, too.
  redirect: ({ params, search }) =>
    params['category'] === undefined && [...search.values()].includes('')
      ? withoutEmpty(paths.parts(params['slug'] ?? null), search)
      : null,
  prefetch: async (at) => {
    const { ask, ...place } = at
    const { listSpareTree, searchKenyaProducts, countVehicleMakes } = catalogueApi.endpoints
    const beside = Promise.all([ask(countVehicleMakes), prefetchPanel(at)])
    const { data: tree } = await ask(listSpareTree)
    const call = tree && catalogueCall(readCatalogue(place, tree))
    const { typed } = readCatalogue(place, tree ?? [])
    await Promise.all([
      call && ask(searchKenyaProducts, call),
      typed !== '' && ask(vehicleFiltersApi.endpoints.understandVehicleText, { q: typed }),
    ])
    await beside
  },
  status: ({ state, ...place }) => {
    const { listSpareTree, searchKenyaProducts } = catalogueApi.endpoints
    const { data: tree } = listSpareTree.select()(state)
    if (tree === undefined) return 503
    const call = catalogueCall(readCatalogue(place, tree))
    if (call === null) return 404
    const { error } = searchKenyaProducts.select(call)(state)
    return pageStatus(error)
  },
}

const TypedNote = lazyComponent(() =>
  import('../shared/find/TypedNote.tsx').then((module) => module.TypedNote),
)

function withoutEmpty(address: string, search: URLSearchParams): string {
  const said = new URLSearchParams([...search].filter(([, value]) => value !== '')).toString()
  return said === '' ? address : `${address}?${said}`
}

/** Category tree, and the goods on sale in its nodes (buyer spec §2). */
function SparesCataloguePage() {
  const translator = useTranslator()
  const params = useParams()
  const [search] = useSearchParams()
  const { data: tree, error, refetch } = useListSpareTreeQuery()
  if (error)
    return <CategoriesFailed reference={referenceOf(error)} onRetry={() => void refetch()} />
  if (tree === undefined) return <CatalogueSkeleton />
  const query = readCatalogue({ params, search }, tree)
  const call = catalogueCall(query)
  const title = categoryName(translator, query.text)
  return (
    <div className={`container ${css.page}`}>
      {call ? <SparesCatalogueHead query={query} call={call} /> : <PageHead title={title} />}
      <Breadcrumbs linkComponent={AppLink} items={trailItems(translator, query)} />
      <h1 className={css.title}>{title}</h1>
      <div className={css.layout}>
        <div>
          <CategoryTree tree={tree} trail={query.trail ?? []} />
        </div>
        <div className={css.main}>
          {query.typed !== '' && (
            <TypedNote typed={query.typed} kind="parts" mine={null} taken={null} here="" />
          )}
          {call ? (
            <Listing tree={tree} query={query} call={call} />
          ) : (
            <NothingFound query={query} />
          )}
          {query.trail?.length === 0 && query.page === 1 && <PartsInfoPanel />}
        </div>
      </div>
    </div>
  )
}

interface ListingProps {
  tree: readonly CategoryNode[]
  query: CatalogueQuery
  call: LocalSearch
}

function Listing({ tree, query, call }: ListingProps) {
  const translator = useTranslator()
  const { t } = translator
  const { trail, text, make, vehicle, onlyFitting, filters } = query
  const { currentData: found } = useSearchKenyaProductsQuery(call)
  const node = trail?.at(-1)
  const own = node?.text ?? null
  const keep = (address: string) => withVehicle(address, { vehicle, onlyFitting })
  const narrowed = writeSpareFilters(filters)
  const kept = [...new URLSearchParams(keep('').slice(1))]
  return (
    <>
      <ChildLinks
        label={t('spares.in', { category: categoryName(translator, text) })}
        nodes={node ? node.children : tree}
        onPhonesOnly={node === undefined}
      />
      <FittingPanel>
        <OnlyFitting query={query} here={paths.parts(own, { make, filters: narrowed })} />
      </FittingPanel>
      <SparesFilters
        make={make}
        filters={filters}
        conditions={found?.conditions}
        action={paths.parts(own)}
        hrefFor={(chosen, next) =>
          keep(paths.parts(own, { make: chosen, filters: writeSpareFilters(next) }))
        }
        kept={Object.fromEntries(kept)}
      />
      {filters.place !== '' && (
        <p>
          {t('spares.onlyIn', { place: filters.place })}{' '}
          <AppLink
            href={keep(
              paths.parts(own, { make, filters: writeSpareFilters({ ...filters, place: '' }) }),
            )}
          >
            {t('spares.everywhere')}
          </AppLink>
        </p>
      )}
      <LocalResults
        call={call}
        hrefFor={(page) => keep(paths.parts(own, { make, filters: narrowed, page }))}
        empty={<NothingFound query={query} />}
      />
    </>
  )
}

interface CategoriesFailedProps {
  reference: string | undefined
  onRetry: () => void
}

function CategoriesFailed({ reference, onRetry }: CategoriesFailedProps) {
  const t = useTranslate()
  return (
    <div className={`container ${css.page}`}>
      <PageHead title={t('shell.autoSpares')} />
      <h1 className={css.title}>{t('shell.autoSpares')}</h1>
      <ErrorAlert title={t('spares.categoriesFailed')} reference={reference} onRetry={onRetry}>
        <p>{t('spares.categoriesExplained')}</p>
        <p>{t('spares.categoriesAdvice')}</p>
      </ErrorAlert>
    </div>
  )
}

function CatalogueSkeleton() {
  const t = useTranslate()
  return (
    <div className={`container ${css.page}`} aria-busy="true">
      <PageHead title={t('shell.autoSpares')} />
      <p className="visually-hidden" role="status">
        {t('spares.categoriesLoading')}
      </p>
      <Skeleton />
      <div className={css.layout}>
        <Skeleton shape="block" />
        <Skeleton shape="block" className={css.main} />
      </div>
    </div>
  )
}
