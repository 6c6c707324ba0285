import type { Order } from '@bandari/sdk'
import { awaitsInsurance, buttonClass, shippingMethod } from '@bandari/ui'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { Consignee } from '../../shared/consignee/Consignee.tsx'
import { AddressBlock } from '../../shared/order/AddressBlock.tsx'
import { SpecifiedDate } from '../../shared/SpecifiedDate.tsx'
import { formatMoney } from '../../shared/format.ts'
import { FactList } from '../../shared/FactList.tsx'
import { destination } from '../../shared/order/destination.ts'
import { OrderLines } from '../../shared/order/OrderLines.tsx'
import { nextStep } from '../../shared/order/order-status.ts'
import { orderSums } from '../../shared/order/order-sums.ts'
import { StatusChip } from '../../shared/order/StatusChip.tsx'
import { Sums } from '../../shared/order/Sums.tsx'
import { Timeline } from '../../shared/order/Timeline.tsx'
import { OrderDelivery } from './documents/OrderDelivery.tsx'
import { MyDocuments } from './documents/MyDocuments.tsx'
import { LandedPrices } from './LandedPrices.tsx'
import css from './OrderSummary.module.css'
import { PaymentHistories } from '../../payment-methods/PaymentHistories.tsx'
import { PaymentList } from '../../shared/order/PaymentList.tsx'
import { Tracking } from './Tracking.tsx'
import { PaymentPanel } from './PaymentPanel.tsx'
import { formatSentence, t } from '../../language/translator.ts'

export function OrderSummary({ order }: { order: Order }) {
  const { currency, date_placed, destination_port, shipping_address } = order
  return (
    <div className={css.summary}>
      <Status order={order} />
      {order.status === 'Pending' && <PaymentPanel order={order} />}
      <Tracking order={order} />
      <Payments order={order} />
      <PaymentHistories order={order} isAsked={order.status === 'Pending'} />
      <Section title={t('portalAccount.ordered')}>
        <OrderLines lines={order.line_props} currency={currency} linked />
        <Sums lines={orderSums(order)} total={order.total_incl_tax} currency={currency} />
      </Section>
      <OrderDelivery order={order} />
      <MyDocuments order={order} />
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
        <Section title={t('portalAccount.happened')}>
          <Timeline entries={order.timeline} />
        </Section>
      </div>
      <Section title={t('portalAccount.details')}>
        <FactList
          facts={[
            {
              name: t('portalAccount.placedOn'),
              value: <SpecifiedDate iso={date_placed} as="moment" />,
            },
            {
              name: t('portalAccount.destination'),
              value: destination(order),
            },
            {
              name: t('portalAccount.shipping'),
              value: formatSentence(
                shippingMethod({ type: order.shipping_type, port: destination_port }),
              ),
            },
            {
              name: t('portalAccount.insurance'),
              value: t(insuranceLabel(order)),
            },
            { name: t('portalAccount.paymentReference'), value: order.payment_reference },
          ]}
        />
      </Section>
    </div>
  )
}

function Status({ order }: { order: Order }) {
  return (
    <div className={css.status}>
      <StatusChip status={order.status} payment_state={order.payment_state} />
      <p>{nextStep(order)}</p>
      <Link
        className={buttonClass({ variant: 'secondary', size: 'small' })}
        to={paths.ask({ order: order.id })}
      >
        {t('portalAccount.askAboutOrder')}
      </Link>
    </div>
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
      <h3 className={css.title}>{title}</h3>
      {children}
    </section>
  )
}
