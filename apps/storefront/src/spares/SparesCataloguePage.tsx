import type { CategoryNode } from '@bandari/sdk'
import { Breadcrumbs, buttonClass, EmptyState, ErrorAlert, Skeleton } from '@bandari/ui'
import { SearchX } from 'lucide-react'
import { useParams, useSearchParams } from 'react-router-dom'
import { catalogueApi, type LocalSearch, useListSpareTreeQuery } from '../api/catalogue.ts'
import { asRefusal } from '../api/refusal.ts'
import { AppLink } from '../shared/AppLink.tsx'
import { LocalResults } from '../shared/LocalResults.tsx'
import { localMessages } from '../shared/local-messages.ts'
import { makeName } from '../shared/make-name.ts'
import { MakeForm } from '../shared/MakeForm.tsx'
import { PageHead } from '../shared/PageHead.tsx'
import { paths } from '../shared/paths.ts'
import type { RouteModule } from '../shared/route.ts'
import { catalogueCall, type CatalogueQuery, readCatalogue } from './catalogue-query.ts'
import { CategoryTree } from './CategoryTree.tsx'
import { ChildLinks } from './ChildLinks.tsx'
import { messages } from './messages.ts'
import { PartsInfoPanel } from './PartsInfoPanel.tsx'
import { SparesCatalogueHead } from './SparesCatalogueHead.tsx'
import css from './SparesCataloguePage.module.css'
import { trailItems } from './trail-items.ts'

export const sparesCatalogueRoute: RouteModule = {
  Page: SparesCataloguePage,
  prefetch: async ({ dispatch, ...place }) => {
    const { listSpareTree, searchKenyaProducts, countVehicleMakes } = catalogueApi.endpoints
    const makes = dispatch(countVehicleMakes.initiate())
    const { data: tree } = await dispatch(listSpareTree.initiate())
    const call = tree && catalogueCall(readCatalogue(place, tree))
    if (call) await dispatch(searchKenyaProducts.initiate(call))
    await makes
  },
  status: ({ state, ...place }) => {
    const { listSpareTree, searchKenyaProducts } = catalogueApi.endpoints
    const { data: tree } = listSpareTree.select()(state)
    if (tree === undefined) return 503
    const call = catalogueCall(readCatalogue(place, tree))
    if (call === null) return 404
    const { error } = searchKenyaProducts.select(call)(state)
    if (error === undefined) return 200
    return asRefusal(error).status === 404 ? 404 : 503
  },
}

/** Category tree, and what its nodes have on sale (buyer spec §2). */
function SparesCataloguePage() {
  const params = useParams()
  const [search] = useSearchParams()
  const { data: tree, error, refetch } = useListSpareTreeQuery()
  if (error) return <CategoriesFailed onRetry={() => void refetch()} />
  if (tree === undefined) return <CatalogueSkeleton />
  const query = readCatalogue({ params, search }, tree)
  const call = catalogueCall(query)
  return (
    <div className={`container ${css.page}`}>
      {call ? <SparesCatalogueHead query={query} call={call} /> : <PageHead title={query.text} />}
      <Breadcrumbs linkComponent={AppLink} items={trailItems(query)} />
      <h1 className={css.title}>{query.text}</h1>
      <div className={css.layout}>
        <div className={css.aside}>
          <CategoryTree tree={tree} trail={query.trail ?? []} />
        </div>
        <div className={css.main}>
          {query.trail?.length === 0 && query.page === 1 && <PartsInfoPanel />}
          {call ? (
            <Listing tree={tree} query={query} call={call} />
          ) : (
            <NothingFound query={query} />
          )}
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
  const { trail, text, make } = query
  const node = trail?.at(-1)
  const own = node?.text ?? null
  return (
    <>
      <ChildLinks
        label={`In ${text}`}
        nodes={node ? node.children : tree}
        onPhonesOnly={node === undefined}
      />
      <LocalResults
        call={call}
        hrefFor={(page) => paths.parts(own, { make, page })}
        narrow={
          <MakeForm
            label="Parts by make"
            name="make"
            action={paths.parts(own)}
            make={make}
            anyMake="Any make"
            hrefFor={(chosen) => paths.parts(own, { make: chosen })}
          />
        }
        empty={<NothingFound query={query} />}
      />
    </>
  )
}

/** Empty, with a next step: any make, what is above, or asking for the part. */
function NothingFound({ query }: { query: CatalogueQuery }) {
  const { trail, text, make, page } = query
  const above = trail?.at(-2)?.text ?? null
  const own = trail?.at(-1)?.text ?? null
  const wider =
    page > 1
      ? { label: 'Go to the first page', href: paths.parts(own, { make }) }
      : make !== null
        ? { label: 'Parts of any make', href: paths.parts(own) }
        : {
            label: above === null ? 'All auto spares' : `All of ${above}`,
            href: paths.parts(above),
          }
  const keyword = make === null ? text : `${text} ${makeName(make)}`
  return (
    <EmptyState
      title={localMessages.nothingFound(keyword)}
      icon={<SearchX size={32} />}
      action={
        <div className={css.actions}>
          <AppLink className={buttonClass()} href={paths.partsRequest(keyword)}>
            Request this part
          </AppLink>
          <AppLink className={buttonClass({ variant: 'secondary' })} href={wider.href}>
            {wider.label}
          </AppLink>
        </div>
      }
    >
      Nobody offers it today. Tell us what you need: an agent will be in touch within 12 hours.
    </EmptyState>
  )
}

function CategoriesFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={`container ${css.page}`}>
      <PageHead title="Auto spares" />
      <h1 className={css.title}>Auto spares</h1>
      <ErrorAlert title={messages.categoriesFailed} onRetry={onRetry}>
        <p>{messages.categoriesExplained}</p>
        <p>{messages.categoriesAdvice}</p>
      </ErrorAlert>
    </div>
  )
}

function CatalogueSkeleton() {
  return (
    <div className={`container ${css.page}`} aria-busy="true">
      <PageHead title="Auto spares" />
      <p className="visually-hidden" role="status">
        Loading the categories…
      </p>
      <Skeleton />
      <div className={css.layout}>
        <Skeleton shape="block" className={css.aside} />
        <Skeleton shape="block" className={css.main} />
      </div>
    </div>
  )
}
