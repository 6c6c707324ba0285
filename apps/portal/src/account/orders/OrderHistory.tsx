import { EmptyState, Pager } from '@bandari/ui'
import { Button } from '@mui/material'
import { Navigate, useSearchParams } from 'react-router-dom'
import { LoadFailure } from '../../layout/LoadFailure.tsx'
import { paths, storefrontPaths, storefrontUrl } from '../../paths.ts'
import { ordersPerPage } from '../../providers/orders.ts'
import { useOperation } from '../../providers/use-operation.ts'
import { positive } from '../../shared/positive.ts'
import { RouterLink } from '../../shared/RouterLink.tsx'
import { toFirstPage } from '../../shared/to-first-page.tsx'
import { OrderCard } from './OrderCard.tsx'
import { OrderCardSkeletons } from './OrderCardSkeletons.tsx'
import css from './OrderHistory.module.css'
import { t } from '../../language/translator.ts'

/** The page is part of the address. Mails of before lead here with an order, which has a page of its own now. */
export function OrderHistory() {
  const [query] = useSearchParams()
  const order = positive(query.get('order'))
  if (order !== null) return <Navigate to={paths.order(order)} replace />
  return <HistoryPage page={positive(query.get('page')) ?? 1} />
}

function HistoryPage({ page }: { page: number }) {
  const list = useOperation('listOrders', { query: { page: String(page) } })
  const { data, error, refetch } = list
  const elsewhere = toFirstPage(page, { data: data?.results, error }, paths.orderHistory())
  if (elsewhere) return elsewhere
  if (error) {
    return (
      <LoadFailure
        error={error}
        title={t('portalAccount.ordersFailed')}
        onRetry={() => void refetch()}
      />
    )
  }
  if (!data) return <OrderCardSkeletons />
  const { results: orders, count } = data
  if (orders.length === 0) return <NoOrders />
  return (
    <div className={css.history}>
      <ul className={css.cards} aria-label={t('portalAccount.ordersNewest')}>
        {orders.map((order) => (
          <OrderCard key={order.id} order={order} />
        ))}
      </ul>
      <Pager
        page={page}
        pages={Math.ceil(count / ordersPerPage)}
        hrefFor={(number) => paths.orderHistory(number)}
        linkComponent={RouterLink}
        label={t('portalAccount.ordersPages')}
      />
    </div>
  )
}

function NoOrders() {
  return (
    <EmptyState
      title={t('portalAccount.ordersNone')}
      action={
        <Button variant="contained" href={storefrontUrl(storefrontPaths.search)}>
          {t('portalAccount.findVehicle')}
        </Button>
      }
    >
      {t('portalAccount.ordersNoneText')}
    </EmptyState>
  )
}
