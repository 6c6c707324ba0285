import { Rich } from '@bandari/i18n/react'
import type { SupportOrder } from '@bandari/sdk'
import { awaitsInsurance, Card, classNames, Loading } from '@bandari/ui'
import { lazy, type ReactNode, Suspense } from 'react'
import { Link } from 'react-router-dom'
import { narrowed, paths } from '../../paths.ts'
import { AddressBlock } from '../../shared/order/AddressBlock.tsx'
import { CopyButton } from '../../shared/CopyButton.tsx'
import { formatMoment } from '../../shared/dates.ts'
import { type Fact, FactList } from '../../shared/FactList.tsx'
import { isDeadlineSuspended } from '../../shared/order/payment-deadline.ts'
import { destination } from '../../shared/order/destination.ts'
import { formatMoney } from '../../shared/format.ts'
import { OrderLines } from '../../shared/order/OrderLines.tsx'
import { ProFormaButton } from '../../shared/order/ProFormaButton.tsx'
import { orderSums } from '../../shared/order/order-sums.ts'
import { Sums } from '../../shared/order/Sums.tsx'
import { Timeline } from '../../shared/order/Timeline.tsx'
import { InsurancePanel } from './insurance/InsurancePanel.tsx'
import { MoneyPanel } from './money/MoneyPanel.tsx'
import { CancellationPanel } from './moves/CancellationPanel.tsx'
import { MovesPanel } from './moves/MovesPanel.tsx'
import type { AmendmentSectionProps } from './amendments/AmendmentSection.tsx'
import type { ConsigneeSectionProps } from './documents/ConsigneeSection.tsx'
import type { DeliverySectionProps } from './documents/DeliverySection.tsx'
import type { FreightCostProps } from './freight/FreightCost.tsx'
import type { OrderMailsProps } from './records/OrderMails.tsx'
import type { DocumentsSectionProps } from './documents/DocumentsSection.tsx'
import { lazyPage } from '../../layout/lazy-page.ts'
import { OrderAudit } from './records/OrderAudit.tsx'
import { OrderCommissions } from './records/OrderCommissions.tsx'
import { RefundFacts } from './records/RefundFacts.tsx'
import css from '../../staff/record/Sheet.module.css'
import own from './OrderSheet.module.css'
import { useMay } from '../../staff/use-may.ts'
import { t } from '../../language/translator.ts'

// Its dialogs weigh more than the rest of the page, which need not wait for them.
const TrackingPanel = lazy(() =>
  import('./tracking/TrackingPanel.tsx').then((m) => ({ default: m.TrackingPanel })),
)

const domains = ['portalPapers', 'staffPapers'] as const
const DocumentsSection = lazyPage<'DocumentsSection', DocumentsSectionProps>(
  () => import('./documents/DocumentsSection.tsx'),
  'DocumentsSection',
  domains,
)
const DeliverySection = lazyPage<'DeliverySection', DeliverySectionProps>(
  () => import('./documents/DeliverySection.tsx'),
  'DeliverySection',
  domains,
)
const OrderMails = lazyPage<'OrderMails', OrderMailsProps>(
  () => import('./records/OrderMails.tsx'),
  'OrderMails',
  domains,
)
const AmendmentSection = lazyPage<'AmendmentSection', AmendmentSectionProps>(
  () => import('./amendments/AmendmentSection.tsx'),
  'AmendmentSection',
  ['portalAmendments', 'staffAmendments'],
)
const ConsigneeSection = lazyPage<'ConsigneeSection', ConsigneeSectionProps>(
  () => import('./documents/ConsigneeSection.tsx'),
  'ConsigneeSection',
  ['portalAddresses'],
)
const FreightCost = lazyPage<'FreightCost', FreightCostProps>(
  () => import('./freight/FreightCost.tsx'),
  'FreightCost',
  ['staffFreight'],
)
const NotesPanel = lazy(() =>
  import('./tracking/NotesPanel.tsx').then((m) => ({ default: m.NotesPanel })),
)

/** Everything about one order: its car and its customer, beside what is to be done and what happened; on a phone in that order. */
export function OrderSheet({ order }: { order: SupportOrder }) {
  const { currency, refund } = order
  const mayOpenAccount = useMay('getSupportUser')
  return (
    <div className={own.sheet}>
      <div className={css.main}>
        <OrderSection title={t('staffOrders.lines')}>
          <OrderLines lines={order.lines} currency={currency} linked />
          <Sums lines={orderSums(order)} total={order.total_incl_tax} currency={currency} />
        </OrderSection>
        <div className={css.pair}>
          <Receiver order={order} />
          <OrderSection title={t('staffOrders.order')}>
            <FactList facts={factsOf(order, mayOpenAccount)} />
          </OrderSection>
        </div>
      </div>
      <div className={classNames(css.side, own.side)}>
        <CancellationPanel key={`cancellation-${order.id}`} order={order} />
        <MovesPanel key={order.id} order={order} />
        <OrderProgress order={order} />
        <MoneyPanel key={`money-${order.id}`} order={order} />
        {waitsForPrice(order) && <InsurancePanel key={`insurance-${order.id}`} order={order} />}
        {refund && (
          <OrderSection title={t('staffOrders.refund')}>
            <RefundFacts refund={refund} currency={currency} />
          </OrderSection>
        )}
        <OrderSection title={t('staff.paymentReference')}>
          <PaymentReference order={order} />
        </OrderSection>
        <OrderSection title={t('staffOrders.timeline')}>
          <Timeline entries={order.timeline} />
        </OrderSection>
        <OrderSection title={t('staffOrders.commission')}>
          <OrderCommissions order={order} />
        </OrderSection>
      </div>
      <div className={css.main}>
        <OrderSection title={t('staffOrders.amendments')}>
          <Suspense fallback={<Loading label={t('staffOrders.amendmentsLoading')} />}>
            <AmendmentSection key={order.id} order={order} />
          </Suspense>
        </OrderSection>
        <Freight order={order} />
        <Documents order={order} />
        <OrderSection title={t('staffOrders.mails')}>
          <Suspense fallback={<Loading label={t('staffOrders.mailsLoading')} />}>
            <OrderMails order={order} />
          </Suspense>
        </OrderSection>
        <Audit orderId={order.id} />
      </div>
    </div>
  )
}

function Receiver({ order }: { order: SupportOrder }) {
  const { id, shipping_address: address } = order
  return (
    <OrderSection title={t('staffOrders.consignee')}>
      {address ? <AddressBlock address={address} /> : <p>{t('staffOrders.notGiven')}</p>}
      <Suspense fallback={null}>
        <ConsigneeSection key={id} order={order} />
      </Suspense>
    </OrderSection>
  )
}

function Freight({ order }: { order: SupportOrder }) {
  return (
    <OrderSection title={t('staffOrders.freightCost')}>
      <Suspense fallback={null}>
        <FreightCost key={order.id} order={order} />
      </Suspense>
    </OrderSection>
  )
}

function Audit({ orderId }: { orderId: number }) {
  if (!useMay('listAudit')) return null
  return (
    <OrderSection title={t('staffOrders.audit')}>
      <OrderAudit orderId={orderId} />
    </OrderSection>
  )
}

function Documents({ order }: { order: SupportOrder }) {
  return (
    <>
      <OrderSection title={t('staffOrders.documents')}>
        <ProFormaButton order={order} call="downloadSupportProForma" variant="secondary" />
        <DocumentsSection key={order.id} order={order} />
      </OrderSection>
      <DeliverySection order={order} />
    </>
  )
}

function PaymentReference({ order }: { order: SupportOrder }) {
  const { payment_reference, status, balance, currency, payment_due } = order
  const due = formatMoney({ amount: balance.due, currency })
  return (
    <>
      <div className={css.reference}>
        <strong>{payment_reference}</strong>
        <CopyButton text={payment_reference} what={t('staffOrders.aReference')} />
      </div>
      {status === 'Pending' && (
        <p className={css.hint}>
          {isDeadlineSuspended(order) ? (
            t('staffOrders.money.dueNow', { due })
          ) : (
            <Rich
              id="staffOrders.isDue"
              values={{ amount: due, moment: formatMoment(payment_due) }}
              parts={{ time: <time dateTime={payment_due} /> }}
            />
          )}
        </p>
      )}
    </>
  )
}

function factsOf(order: SupportOrder, mayOpenAccount: boolean): Fact[] {
  const customer = mayOpenAccount ? (
    <Link to={paths.supportUser(order.user_id)}>{order.user_name}</Link>
  ) : (
    order.user_name
  )
  return [
    { name: t('staffOrders.placedOn'), value: formatMoment(order.date_placed) },
    { name: t('staffOrders.customer'), value: customer },
    {
      name: t('portal.email'),
      value: <a href={`mailto:${order.user_email}`}>{order.user_email}</a>,
    },
    {
      name: t('staffOrders.theirOrders'),
      value: (
        <Link to={narrowed(paths.supportOrders, { user_email: order.user_email })}>
          {t('staffOrders.allOfTheirs')}
        </Link>
      ),
    },
    { name: t('staff.destination'), value: destination(order) },
    { name: t('staffOrders.shippingCode'), value: order.shipping_code },
    {
      name: t('staff.insurance'),
      value: t(insuranceLabel(order)),
    },
    { name: t('staff.discountCode'), value: order.voucher_code },
    { name: t('staff.promoCode'), value: order.agent_code },
  ]
}

/** Same rule as the list of waiting orders: not while shipped or cancelled. */
function waitsForPrice(order: SupportOrder): boolean {
  const isOver = order.status === 'Shipped' || order.status === 'Canceled'
  return !isOver && awaitsInsurance(order)
}

function insuranceLabel(order: SupportOrder) {
  if (awaitsInsurance(order)) return 'staffOrders.insuranceUnknown'
  return order.insurance_requested ? 'staff.insuranceRequested' : 'staff.insuranceNotRequested'
}

function OrderSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section">
      <h2 className={css.title}>{title}</h2>
      {children}
    </Card>
  )
}

/** Tracking of the order and staff's notes. */
function OrderProgress({ order }: { order: SupportOrder }) {
  return (
    <Suspense
      fallback={
        <div className={css.coming}>
          <Loading label={t('staffOrders.following.loading')} />
        </div>
      }
    >
      <TrackingPanel key={`following-${order.id}`} order={order} />
      <NotesPanel key={`notes-${order.id}`} order={order} />
    </Suspense>
  )
}
