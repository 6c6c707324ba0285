import type { Order } from '@bandari/sdk'
import { awaitsInsurance, Loading, shippingMethod } from '@bandari/ui'
import { type ReactNode, Suspense } from 'react'
import { Link, useParams } from 'react-router-dom'
import { LoadFailure } from '../../layout/LoadFailure.tsx'
import { NotFoundPage } from '../../layout/NotFoundPage.tsx'
import { Page } from '../../layout/Page.tsx'
import { paths } from '../../paths.ts'
import { PaymentHistories } from '../../payment-methods/PaymentHistories.tsx'
import { useOperation } from '../../providers/use-operation.ts'
import { Consignee } from '../../shared/consignee/Consignee.tsx'
import { FactList } from '../../shared/FactList.tsx'
import { formatMoney } from '../../shared/format.ts'
import { AddressBlock } from '../../shared/order/AddressBlock.tsx'
import { destination } from '../../shared/order/destination.ts'
import { OrderLines } from '../../shared/order/OrderLines.tsx'
import { orderSums } from '../../shared/order/order-sums.ts'
import { PaymentList } from '../../shared/order/PaymentList.tsx'
import { ProFormaButton } from '../../shared/order/ProFormaButton.tsx'
import { Sums } from '../../shared/order/Sums.tsx'
import { Timeline } from '../../shared/order/Timeline.tsx'
import { positive } from '../../shared/positive.ts'
import { SpecifiedDate } from '../../shared/SpecifiedDate.tsx'
import { lazyPage } from '../../layout/lazy-page.ts'
import { CancelOrder } from './CancelOrder.tsx'
import { MyDocuments } from './documents/MyDocuments.tsx'
import { OrderDelivery } from './documents/OrderDelivery.tsx'
import { LandedPrices } from './LandedPrices.tsx'
import { OrderMessages } from './OrderMessages.tsx'
import css from './OrderPage.module.css'
import type { MyAmendmentsProps } from './MyAmendments.tsx'
import { PaymentPanel } from './PaymentPanel.tsx'
import { Standing } from './Standing.tsx'
import { Tracking } from './Tracking.tsx'
import { formatSentence, t } from '../../language/translator.ts'

// Few orders are amended: what says so comes after the page.
const MyAmendments = lazyPage<'MyAmendments', MyAmendmentsProps>(
  () => import('./MyAmendments.tsx'),
  'MyAmendments',
  ['portalAmendments'],
)

/** One order at its own address: how it stands and the one next step, then what happened, papers, messages and lines. */
export function OrderPage() {
  const id = positive(useParams()['id'] ?? null)
  return id === null ? <NotFoundPage /> : <OrderOf key={id} id={id} />
}

function OrderOf({ id }: { id: number }) {
  const { data: order, error, refetch } = useOperation('getOrder', { path: { id } })
  return (
    <Page
      title={
        order ? t('portalAccount.order', { number: order.number }) : t('portalAccount.orderAlone')
      }
      above={<Link to={paths.orderHistory()}>{t('portalAccount.history')}</Link>}
    >
      {order ? (
        <OrderSheet order={order} />
      ) : error ? (
        <LoadFailure
          error={error}
          title={t('portalAccount.orderFailed')}
          onRetry={() => void refetch()}
        />
      ) : (
        <Loading label={t('portalAccount.orderLoading')} />
      )}
    </Page>
  )
}

/** In the order's own currency: the specified pound sign is a defect (decisions 5). */
function OrderSheet({ order }: { order: Order }) {
  const { currency, shipping_address } = order
  return (
    <div className={css.sheet}>
      <Standing order={order} />
      <Suspense fallback={null}>
        <MyAmendments key={order.id} order={order} />
      </Suspense>
      {isToPay(order) && <PaymentPanel order={order} />}
      <Tracking order={order} />
      <OrderDelivery order={order} />
      <Section title={t('portalAccount.happened')}>
        <Timeline entries={order.timeline} />
      </Section>
      <Payments order={order} />
      <PaymentHistories order={order} isAsked={order.status === 'Pending'} />
      <Section title={t('portalAccount.invoice')}>
        <ProFormaButton order={order} variant="secondary" />
      </Section>
      <MyDocuments order={order} />
      <OrderMessages order={order} />
      <Section title={t('portalAccount.ordered')}>
        <OrderLines lines={order.line_props} currency={currency} linked />
        <Sums lines={orderSums(order)} total={order.total_incl_tax} currency={currency} />
      </Section>
      <LandedPrices order={order} />
      <div className={css.columns}>
        <Section title={t('portalAccount.address')}>
          {shipping_address ? (
            <AddressBlock address={shipping_address} />
          ) : (
            <p>{t('portalAccount.notGiven')}</p>
          )}
          <Consignee order={order.id} isStaff={false} mayChange />
        </Section>
        <Section title={t('portalAccount.details')}>
          <Details order={order} />
        </Section>
      </div>
      <CancelOrder order={order} />
    </div>
  )
}

/** Also a paid one that was amended to cost more. */
function isToPay({ status, payment_state: state }: Order): boolean {
  return status === 'Pending' || (status === 'Authorized' && state === 'partly-paid')
}

function Details({ order }: { order: Order }) {
  const { date_placed, destination_port: port, shipping_type: type, payment_reference } = order
  return (
    <FactList
      facts={[
        {
          name: t('portalAccount.placedOn'),
          value: <SpecifiedDate iso={date_placed} as="moment" />,
        },
        { name: t('portalAccount.destination'), value: destination(order) },
        {
          name: t('portalAccount.shipping'),
          value: formatSentence(shippingMethod({ type, port })),
        },
        { name: t('portalAccount.insurance'), value: t(insuranceLabel(order)) },
        { name: t('portalAccount.paymentReference'), value: payment_reference },
      ]}
    />
  )
}

/** What came and went back, with a receipt of each. */
function Payments({ order }: { order: Order }) {
  if (order.payments.length === 0) return null
  return (
    <Section title={t('portalAccount.payments')}>
      <PaymentList
        payments={order.payments}
        receiptsOf={{ id: order.id, call: 'downloadReceipt' }}
      />
      <Balance order={order} />
    </Section>
  )
}

/** The amount that is missing or too much; nothing where the order is paid as it should be. */
function Balance({ order: { balance, currency } }: { order: Order }) {
  const { due, over } = balance
  if (over !== '0.00') {
    return <p>{t('portalAccount.paid.over', { over: formatMoney({ amount: over, currency }) })}</p>
  }
  if (due === '0.00') return null
  return <p>{t('portalAccount.paid.due', { due: formatMoney({ amount: due, currency }) })}</p>
}

function insuranceLabel(order: Order) {
  if (awaitsInsurance(order)) return 'portalAccount.insuranceRequested'
  return order.insurance_requested
    ? 'portalAccount.insuranceIncluded'
    : 'portalAccount.insuranceNot'
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  )
}
