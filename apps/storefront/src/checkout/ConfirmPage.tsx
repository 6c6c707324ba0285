import type { Order } from '@bandari/sdk'
import { buttonClass, EmptyState, ErrorAlert } from '@bandari/ui'
import { ReceiptText } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { useGetOrderQuery } from '../api/orders.ts'
import { asRefusal, referenceOf } from '../api/refusal.ts'
import { AppLink } from '../shared/AppLink.tsx'
import { paths } from '../shared/paths.ts'
import { PurchaseLayout } from '../shared/PurchaseLayout.tsx'
import { SignedInOnly } from '../shared/SignedInOnly.tsx'
import { CheckoutFrame } from './CheckoutFrame.tsx'
import { CheckoutSkeleton } from './CheckoutGate.tsx'
import { stepNumber } from './checkout-steps.ts'
import { messages } from './messages.ts'
import { OrderSummary } from './OrderSummary.tsx'
import { Payment } from './Payment.tsx'
import { ProFormaButton } from './ProFormaButton.tsx'
import { OrderConsignee, OrderLead, OrderNextSteps } from './OrderSections.tsx'

/** Step 3, and from then on the order's own page: /confirm-order?order={id}. */
export function ConfirmPage() {
  const [search] = useSearchParams()
  const id = Number(search.get('order'))
  return (
    <CheckoutFrame title="Your order" step={stepNumber.order}>
      <SignedInOnly what="Your order">
        {Number.isInteger(id) && id > 0 ? <OwnOrder id={id} /> : <NoOrder />}
      </SignedInOnly>
    </CheckoutFrame>
  )
}

function OwnOrder({ id }: { id: number }) {
  const { data: order, error, refetch } = useGetOrderQuery(id)
  if (order) return <OrderContent order={order} />
  if (asRefusal(error)?.status === 404) return <NoOrder />
  if (error) {
    return (
      <ErrorAlert
        title={messages.orderLoadFailed}
        reference={referenceOf(error)}
        onRetry={() => void refetch()}
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
  return (
    <EmptyState
      title={messages.orderMissing}
      icon={<ReceiptText size={32} strokeWidth={1.75} />}
      action={
        <AppLink className={buttonClass()} href={paths.profile()}>
          Your orders
        </AppLink>
      }
    >
      Orders are shown to the account that placed them. All of yours are in your profile.
    </EmptyState>
  )
}
