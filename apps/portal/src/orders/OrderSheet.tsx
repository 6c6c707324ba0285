import type { SupportOrder } from '@bandari/sdk'
import { Card } from '@bandari/ui'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { narrowed, paths } from '../paths.ts'
import { AddressBlock } from '../shared/order/AddressBlock.tsx'
import { CopyButton } from '../shared/CopyButton.tsx'
import { formatMoment } from '../shared/dates.ts'
import { type Fact, FactList } from '../shared/FactList.tsx'
import { formatMoney } from '../shared/format.ts'
import { OrderLines } from '../shared/order/OrderLines.tsx'
import { ProFormaButton } from '../shared/order/ProFormaButton.tsx'
import { orderSums } from '../shared/order/order-sums.ts'
import { Sums } from '../shared/order/Sums.tsx'
import { Timeline } from '../shared/order/Timeline.tsx'
import { MovesPanel } from './moves/MovesPanel.tsx'
import { OrderAudit } from './records/OrderAudit.tsx'
import { OrderCommissions } from './records/OrderCommissions.tsx'
import { OrderMails } from './records/OrderMails.tsx'
import { RefundFacts } from './records/RefundFacts.tsx'
import { destination } from './order-words.ts'
import css from '../staff/record/Sheet.module.css'
import { useMay } from '../staff/use-may.ts'

/** Everything about one order: its contents beside its history. */
export function OrderSheet({ order }: { order: SupportOrder }) {
  const { currency, refund } = order
  const mayAudit = useMay('listAudit')
  const mayOpenAccount = useMay('getSupportUser')
  return (
    <div className={css.sheet}>
      <div className={css.side}>
        <MovesPanel key={order.id} order={order} />
        {refund && (
          <Part title="Refund">
            <RefundFacts refund={refund} currency={currency} />
          </Part>
        )}
        <Part title="Payment reference">
          <PaymentReference order={order} />
        </Part>
        <Part title="Timeline">
          <Timeline entries={order.timeline} />
        </Part>
        <Part title="Commission">
          <OrderCommissions order={order} />
        </Part>
      </div>
      <div className={css.main}>
        <Part title="Lines">
          <OrderLines lines={order.lines} currency={currency} linked />
          <Sums lines={orderSums(order)} total={order.total_incl_tax} currency={currency} />
        </Part>
        <div className={css.pair}>
          <Part title="Consignee">
            {order.shipping_address ? (
              <AddressBlock address={order.shipping_address} />
            ) : (
              <p>Not given</p>
            )}
          </Part>
          <Part title="Order">
            <FactList facts={factsOf(order, mayOpenAccount)} />
          </Part>
        </div>
        <Part title="Documents">
          <ProFormaButton order={order} call="downloadSupportProForma" variant="secondary" />
        </Part>
        <Part title="Mails">
          <OrderMails orderId={order.id} />
        </Part>
        {mayAudit && (
          <Part title="Audit record">
            <OrderAudit orderId={order.id} />
          </Part>
        )}
      </div>
    </div>
  )
}

function PaymentReference({ order }: { order: SupportOrder }) {
  const { payment_reference, status, total_incl_tax: amount, currency, payment_due } = order
  return (
    <>
      <div className={css.reference}>
        <strong>{payment_reference}</strong>
        <CopyButton text={payment_reference} what="payment reference" />
      </div>
      {status === 'Pending' && (
        <p className={css.hint}>
          {formatMoney({ amount, currency })} is due under this reference by{' '}
          <time dateTime={payment_due}>{formatMoment(payment_due)}</time>.
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
    { name: 'Placed', value: formatMoment(order.date_placed) },
    { name: 'Customer', value: customer },
    { name: 'E-mail', value: <a href={`mailto:${order.user_email}`}>{order.user_email}</a> },
    {
      name: 'Orders',
      value: (
        <Link to={narrowed(paths.supportOrders, { user_email: order.user_email })}>
          All of theirs
        </Link>
      ),
    },
    { name: 'Destination', value: destination(order) },
    { name: 'Shipping code', value: order.shipping_code },
    { name: 'Insurance', value: order.insurance_requested ? 'Requested' : 'Not requested' },
    { name: 'Discount code', value: order.voucher_code },
    { name: 'Promo code', value: order.agent_code },
  ]
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section">
      <h2 className={css.title}>{title}</h2>
      {children}
    </Card>
  )
}
