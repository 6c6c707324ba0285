import type { SupportOrder } from '@bandari/sdk'
import { Card, formatMoney } from '@bandari/ui'
import type { ReactNode } from 'react'
import { AddressBlock } from '../shared/AddressBlock.tsx'
import { CopyButton } from '../shared/CopyButton.tsx'
import { formatMoment } from '../shared/dates.ts'
import { type Fact, FactList } from '../shared/FactList.tsx'
import { OrderLines } from '../shared/OrderLines.tsx'
import { orderSums } from '../shared/order-sums.ts'
import { Sums } from '../shared/Sums.tsx'
import { Timeline } from '../shared/Timeline.tsx'
import { MovesPanel } from './MovesPanel.tsx'
import { destination } from './order-words.ts'
import css from './SupportOrderSheet.module.css'

export function SupportOrderSheet({ order }: { order: SupportOrder }) {
  const { currency, lines, shipping_address, timeline, total_incl_tax } = order
  return (
    <div className={css.sheet}>
      <div className={css.side}>
        <MovesPanel key={order.id} order={order} />
        <Part title="Payment reference">
          <div className={css.reference}>
            <strong>{order.payment_reference}</strong>
            <CopyButton text={order.payment_reference} what="payment reference" />
          </div>
          {order.status === 'Pending' && (
            <p className={css.hint}>
              {formatMoney({ amount: total_incl_tax, currency })} is due under this reference.
            </p>
          )}
        </Part>
        <Part title="Timeline">
          <Timeline entries={timeline} />
        </Part>
      </div>
      <div className={css.main}>
        <Part title="Lines">
          <OrderLines lines={lines} currency={currency} linked />
          <Sums lines={orderSums(order)} total={total_incl_tax} currency={currency} />
        </Part>
        <div className={css.pair}>
          <Part title="Consignee">
            {shipping_address ? <AddressBlock address={shipping_address} /> : <p>Not given</p>}
          </Part>
          <Part title="Order">
            <FactList facts={factsOf(order)} />
          </Part>
        </div>
      </div>
    </div>
  )
}

function factsOf(order: SupportOrder): Fact[] {
  return [
    { name: 'Placed', value: formatMoment(order.date_placed) },
    { name: 'Customer', value: order.user_name },
    { name: 'E-mail', value: <a href={`mailto:${order.user_email}`}>{order.user_email}</a> },
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
