import { useTranslate } from '@bandari/i18n/react'
import type { Refusal } from '@bandari/sdk'
import {
  Breadcrumbs,
  Button,
  buttonClass,
  EmptyState,
  ErrorAlert,
  Pager,
  SidePanel,
} from '@bandari/ui'
import { SearchX, SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { useParams } from '../shared/addresses/params.ts'
import { itemsApi, type ItemsFound, useSearchItemsQuery } from '../api/items.ts'
import { pageStatus } from '../api/page-status.ts'
import { asRefusal } from '../api/refusal.ts'
import dense from '../shared/cards/DenseCard.module.css'
import { AppLink } from '../shared/page/AppLink.tsx'
import { type ItemQuery, itemsPath, readItemsPath } from '../shared/addresses/item-query.ts'
import { NotFound } from '../shared/page/NotFound.tsx'
import { paths } from '../shared/addresses/paths.ts'
import { useEarlyPress } from '../shared/purchase/early-press.ts'
import type { RouteModule } from '../shared/addresses/route.ts'
import { ItemFilters } from './ItemFilters.tsx'
import { ItemResult, ItemResultSkeleton } from './ItemResult.tsx'
import { itemTrail, ItemSearchHead } from './ItemSearchHead.tsx'
import css from './ItemSearchPage.module.css'
import { SearchBox } from './SearchBox.tsx'
import { useRecordedSearch } from './use-recorded-search.ts'

/** Pagination shows three page numbers (buyer spec §2). */
const pageNumbers = 3

/** /partner-one-search and /partner-one-search-cat. */
export const itemSearchRoute: RouteModule = {
  Page: () => {
    const query = readItemsPath(useParams())
    return query === null ? <NotFound /> : <ItemSearchPage query={query} />
  },
  prefetch: async ({ ask, params }) => {
    const query = readItemsPath(params)
    if (query !== null) await ask(itemsApi.endpoints.searchItems, query)
  },
  status: ({ state, params }) => {
    const query = readItemsPath(params)
    if (query === null) return 404
    const { error } = itemsApi.endpoints.searchItems.select(query)(state)
    return pageStatus(error)
  },
}

function ItemSearchPage({ query }: { query: ItemQuery }) {
  const t = useTranslate()
  const { currentData: found, error, isFetching, refetch } = useSearchItemsQuery(query)
  const [isOpen, setOpen] = useState(false)
  const here = itemsPath(query)
  useRecordedSearch(query)
  const open = () => setOpen(true)
  const close = () => setOpen(false)
  const early = useEarlyPress('item-filters', open)
  const count = found === null ? 0 : found?.count
  // Each query has a new form, whose fields start from that query.
  const filters = <ItemFilters key={here} query={query} onSubmit={close} />
  return (
    <div className={`container ${css.page}`}>
      <ItemSearchHead query={query} found={found} />
      <Breadcrumbs items={itemTrail(t, query)} linkComponent={AppLink} />
      <h1 className={css.title}>{query.q}</h1>
      <SearchBox key={`${query.q} ${query.type}`} q={query.q} type={query.type} />
      <div className={css.layout}>
        <div className={css.aside}>
          <Button className={css.open} variant="secondary" wide onClick={open} {...early}>
            <SlidersHorizontal size={20} aria-hidden="true" />
            {t('items.filtersButton')}
          </Button>
          <SidePanel open={isOpen} onClose={close} title={t('items.filters')} pinned>
            {filters}
          </SidePanel>
        </div>
        <section
          className={css.results}
          aria-label={t('items.results')}
          aria-busy={found === undefined && !error}
        >
          <p className={css.count} role="status">
            {count === undefined
              ? error
                ? ''
                : t('items.searching')
              : t('items.found', { count })}
          </p>
          {count === 0 ? (
            <NothingFound query={query} />
          ) : error && !isFetching ? (
            <Failure refusal={asRefusal(error)} onRetry={() => void refetch()} />
          ) : (
            <Results found={found} />
          )}
          <Pager
            page={query.page}
            pages={found?.metadata.totalPages ?? 0}
            size={pageNumbers}
            hrefFor={(page) => itemsPath({ ...query, page })}
            linkComponent={AppLink}
          />
        </section>
      </div>
    </div>
  )
}

/** The results, or placeholders while they load. */
function Results({ found }: { found: ItemsFound | undefined }) {
  return (
    <ul className={`plain-list ${css.list} ${dense.list}`}>
      {found
        ? found.results.map((item, index) => <ItemResult key={item.id} item={item} index={index} />)
        : Array.from({ length: 8 }, (_, index) => <ItemResultSkeleton key={index} />)}
    </ul>
  )
}

function Failure({ refusal, onRetry }: { refusal: Refusal; onRetry: () => void }) {
  const t = useTranslate()
  return (
    <ErrorAlert title={t('items.failed')} reference={refusal.requestId} onRetry={onRetry}>
      {t(refusal.code === 'partner_silent' ? 'items.partnerSilent' : 'shell.checkConnection')}
    </ErrorAlert>
  )
}

/** Empty, with a next step: the nearest wider search. */
function NothingFound({ query }: { query: ItemQuery }) {
  const t = useTranslate()
  const { q, page, min, max, type, sort } = query
  const wider =
    page > 1
      ? { label: t('items.firstPage'), href: itemsPath({ ...query, page: 1 }) }
      : min > 0 || max > 0
        ? { label: t('items.anyPrice'), href: itemsPath({ q, type, sort }) }
        : type !== null
          ? { label: t('items.allKinds'), href: itemsPath({ q, sort }) }
          : { label: t('items.seeAll'), href: paths.itemSearch() }
  return (
    <EmptyState
      title={t('items.nothingFound')}
      icon={<SearchX size={32} />}
      action={
        <div className={css.actions}>
          <AppLink className={buttonClass()} href={wider.href}>
            {wider.label}
          </AppLink>
          <AppLink className={buttonClass({ variant: 'secondary' })} href={paths.helpContact()}>
            {t('items.askUs')}
          </AppLink>
        </div>
      }
    >
      {t('items.nothingFoundText')}
    </EmptyState>
  )
}
