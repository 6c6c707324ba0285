import type { VendorOrders } from '@bandari/sdk'
import { Card, EmptyState, Pager, Skeleton } from '@bandari/ui'
import { Link, useSearchParams } from 'react-router-dom'
import { AccountTrail } from '../../layout/AccountTrail.tsx'
import { LoadFailure } from '../../layout/LoadFailure.tsx'
import { Page } from '../../layout/Page.tsx'
import { ReadsOnly } from '../../layout/ReadsOnly.tsx'
import { VendorOnly } from '../../layout/VendorOnly.tsx'
import { paths } from '../../paths.ts'
import { useOperation } from '../../providers/use-operation.ts'
import { positive } from '../../shared/positive.ts'
import { RouterLink } from '../../shared/RouterLink.tsx'
import { toFirstPage } from '../../shared/to-first-page.tsx'
import { t } from '../../language/translator.ts'
import { VendorOrderCard } from './VendorOrderCard.tsx'
import css from './VendorOrders.module.css'

const perPage = 25

/** What was ordered of one's listings, and what to do about it. */
export function VendorOrdersPage() {
  return (
    <Page title={t('portalSales.title')} above={<AccountTrail here={t('portalSales.title')} />}>
      <VendorOnly skeleton={<Skeletons />}>
        <ReadsOnly />
        <Orders />
      </VendorOnly>
    </Page>
  )
}

interface Shown {
  waits: boolean
  listing: number | undefined
  page: number
}

function Orders() {
  const [query] = useSearchParams()
  const shown: Shown = {
    waits: query.get('view') === 'waits',
    listing: positive(query.get('listing')) ?? undefined,
    page: positive(query.get('page')) ?? 1,
  }
  const { waits, listing, page } = shown
  const narrowed = { ...(waits && { waits }), ...(listing !== undefined && { listing }) }
  const list = useOperation(
    'listVendorOrders',
    { query: { page, per_page: perPage, ...narrowed } },
    { placeholderData: (before) => before },
  )
  const { data: found, error, refetch, isPlaceholderData } = list
  const first = paths.vendorOrders({ ...shown, page: 1 })
  const elsewhere = toFirstPage(page, { data: found?.data, error, isPlaceholderData }, first)
  if (elsewhere) return elsewhere
  if (error) {
    const title = t('portalSales.failed')
    return <LoadFailure error={error} title={title} onRetry={() => void refetch()} />
  }
  if (!found) return <Skeletons />
  return (
    <div className={css.page} aria-busy={isPlaceholderData}>
      <Views {...shown} waiting={found.waiting} />
      {listing !== undefined && (
        <p>
          {t('portalSales.ofListing')}{' '}
          <Link to={paths.vendorOrders({ waits })}>{t('portalSales.ofAll')}</Link>
        </p>
      )}
      <List found={found} shown={shown} />
    </div>
  )
}

function Views({ waits, listing, waiting }: Shown & { waiting: number }) {
  const views = [
    { waits: false, label: t('portalSales.view.all') },
    { waits: true, label: t('portalSales.view.waits', { count: waiting }) },
  ]
  return (
    <nav className={css.views} aria-label={t('portalSales.view')}>
      {views.map((view) => (
        <Link
          key={view.label}
          className={css.view}
          to={paths.vendorOrders({ waits: view.waits, listing })}
          aria-current={view.waits === waits ? 'page' : undefined}
        >
          {view.label}
        </Link>
      ))}
    </nav>
  )
}

interface ListProps {
  found: VendorOrders
  shown: Shown
}

function List({ found: { data, count }, shown }: ListProps) {
  if (data.length === 0) {
    return shown.waits ? (
      <EmptyState title={t('portalSales.noneWaits')}>{t('portalSales.noneWaitsWhat')}</EmptyState>
    ) : (
      <EmptyState title={t('portalSales.none')}>{t('portalSales.noneWhat')}</EmptyState>
    )
  }
  return (
    <>
      <ul className={css.list} aria-label={t('portalSales.title')}>
        {data.map((order) => (
          <VendorOrderCard key={order.id} order={order} />
        ))}
      </ul>
      <Pager
        page={shown.page}
        pages={Math.ceil(count / perPage)}
        hrefFor={(page) => paths.vendorOrders({ ...shown, page })}
        linkComponent={RouterLink}
        label={t('portalSales.pages')}
      />
    </>
  )
}

const rows = [1, 2]

function Skeletons() {
  return (
    <div className={css.list} aria-busy="true">
      <output className="visually-hidden">{t('portalSales.loading')}</output>
      {rows.map((place) => (
        <Card key={place}>
          <Skeleton width="60%" />
          <Skeleton width="30%" />
          <Skeleton shape="block" height="66px" />
        </Card>
      ))}
    </div>
  )
}
