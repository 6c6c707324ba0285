import { EmptyState, Pager } from '@bandari/ui'
import { Button } from '@mui/material'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { LoadFailure } from '../../layout/LoadFailure.tsx'
import { paths, storefrontPaths, storefrontUrl } from '../../paths.ts'
import { ordersPerPage } from '../../providers/orders.ts'
import { useOperation } from '../../providers/use-operation.ts'
import { positive } from '../../shared/positive.ts'
import { RouterLink } from '../../shared/RouterLink.tsx'
import { toFirstPage } from '../../shared/to-first-page.tsx'
import { fromCard, OrderCard } from './OrderCard.tsx'
import { OrderCardSkeletons } from './OrderCardSkeletons.tsx'
import { OrderDialog } from './OrderDialog.tsx'
import css from './OrderHistory.module.css'
import { t } from '../../language/translator.ts'

/** Page and opened order are part of the address: Back closes the dialog and turns pages back. */
export function OrderHistory() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const page = positive(query.get('page')) ?? 1
  const order = positive(query.get('order'))
  const { state } = useLocation()
  const list = useOrders(page)
  // A dialog opened from a card closes by going back; one opened by its address has nothing to go back to.
  const close = () =>
    state === fromCard ? navigate(-1) : navigate(paths.orderHistory({ page }), { replace: true })
  return (
    <>
      <OrderPage page={page} list={list} />
      {order !== null && (
        <OrderDialog
          id={order}
          listed={list.data?.results.find(({ id }) => id === order)}
          onClose={() => void close()}
        />
      )}
    </>
  )
}

function useOrders(page: number) {
  return useOperation('listOrders', { query: { page: String(page) } })
}

interface OrderPageProps {
  page: number
  list: ReturnType<typeof useOrders>
}

function OrderPage({ page, list }: OrderPageProps) {
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
          <OrderCard key={order.id} order={order} page={page} />
        ))}
      </ul>
      <Pager
        page={page}
        pages={Math.ceil(count / ordersPerPage)}
        hrefFor={(number) => paths.orderHistory({ page: number })}
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
