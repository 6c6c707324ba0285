import { useTranslate } from '@bandari/i18n/react'
import type { Order } from '@bandari/sdk'
import { buttonClass, EmptyState, ErrorAlert } from '@bandari/ui'
import { ReceiptText } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { useGetOrderQuery } from '../api/orders.ts'
import { asRefusal, referenceOf } from '../api/refusal.ts'
import { AppLink } from '../shared/page/AppLink.tsx'
import { paths } from '../shared/addresses/paths.ts'
import { PurchaseLayout } from '../shared/purchase/PurchaseLayout.tsx'
import { SignedInOnly } from '../shared/page/SignedInOnly.tsx'
import { CheckoutFrame } from './CheckoutFrame.tsx'
import { CheckoutSkeleton } from './CheckoutGate.tsx'
import { stepNumber } from './checkout-steps.ts'
import { OrderSummary } from './OrderSummary.tsx'
import { Payment } from './Payment.tsx'
import { ProFormaButton } from './ProFormaButton.tsx'
import { OrderConsignee, OrderLead, OrderNextSteps } from './OrderSections.tsx'

/** Step 3, and from then on the order's own page: /confirm-order?order={id}. */
export function ConfirmPage() {
  const t = useTranslate()
  const [search] = useSearchParams()
  const id = Number(search.get('order'))
  return (
    <CheckoutFrame title={t('checkout.yourOrder')} step={stepNumber.order}>
      <SignedInOnly what={t('checkout.yourOrder')}>
        {Number.isInteger(id) && id > 0 ? <MyOrder id={id} /> : <NoOrder />}
      </SignedInOnly>
    </CheckoutFrame>
  )
}

function MyOrder({ id }: { id: number }) {
  const t = useTranslate()
  const { data: order, error, refetch } = useGetOrderQuery(id)
  if (order) return <OrderContent order={order} />
  if (asRefusal(error)?.status === 404) return <NoOrder />
  if (error) {
    return (
      <ErrorAlert
        title={t('checkout.orderLoadFailed')}
        reference={referenceOf(error)}
        onRetry={() => void refetch()}
        retryLabel={t('shell.tryAgain')}
      >
        {error.message}
      </ErrorAlert>
    )
  }
  return <CheckoutSkeleton />
}

function OrderContent({ order }: { order: Order }) {
  return (
    <PurchaseLayout
      summary={<OrderSummary order={order} />}
      action={<ProFormaButton order={order} />}
    >
      <OrderLead order={order} />
      {order.status === 'Pending' && <Payment order={order} />}
      <OrderNextSteps order={order} />
      <OrderConsignee order={order} />
    </PurchaseLayout>
  )
}

function NoOrder() {
  const t = useTranslate()
  return (
    <EmptyState
      title={t('checkout.orderMissing')}
      icon={<ReceiptText size={32} strokeWidth={1.75} />}
      action={
        <AppLink className={buttonClass()} href={paths.profile()}>
          {t('checkout.yourOrders')}
        </AppLink>
      }
    >
      {t('checkout.orderMissingHint')}
    </EmptyState>
  )
}
