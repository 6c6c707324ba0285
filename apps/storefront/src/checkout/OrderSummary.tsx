import type { Order } from '@bandari/sdk'
import { formatMoney } from '@bandari/ui'
import css from './OrderSummary.module.css'
import { OrderedLine } from './ReviewSections.tsx'

/** The order as it was placed, in its own currency (decision 5). */
export function OrderSummary({ order }: { order: Order }) {
  const money = (amount: string) => formatMoney({ amount, currency: order.currency })
  const discounts = [...order.voucher_discounts, ...order.offer_discounts]
  return (
    <>
      <h2 className={css.title}>{`Order ${order.number}`}</h2>
      <ul className={`plain-list ${css.lines}`}>
        {order.line_props.map(({ image, title, qty, price }, index) => (
          <OrderedLine
            key={`${index} ${title}`}
            image={image}
            title={title}
            quantity={qty}
            price={money(price)}
          />
        ))}
      </ul>
      <dl className={css.rows}>
        {discounts.map(({ name, amount }) => (
          <Row key={name} label={`Discount: ${name}, included`} value={`−${money(amount)}`} />
        ))}
        <Row label={`Shipping: ${order.shipping_method}`} value={money(order.shipping_incl_tax)} />
        <Row label="Marine insurance" value={order.insurance_requested ? 'Requested' : 'No'} />
        <div className={css.sum}>
          <dt>Total</dt>
          <dd>{money(order.total_incl_tax)}</dd>
        </div>
      </dl>
    </>
  )
}

function Row({ label, value }: { label: string; value: string }) {
  return (
    <div className={css.row}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}
