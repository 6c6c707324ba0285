import type { Order } from '@bandari/sdk'
import { formatMoney } from '@bandari/ui'
import type { ReactNode } from 'react'
import { CopyButton } from '../../shared/CopyButton.tsx'
import { formatMoment } from '../../shared/dates.ts'
import css from './PaymentPanel.module.css'

/** How to pay, while the order waits for it (decisions 6 and 7). */
export function PaymentPanel({ order }: { order: Order }) {
  const { payment_due, payment_reference, total_incl_tax: amount, currency } = order
  const { bank, bitcoin_address, bitcoin_uri } = order.payment_instructions
  return (
    <section className={css.panel} aria-labelledby="how-to-pay">
      <h3 id="how-to-pay">
        Pay {formatMoney({ amount, currency })} by{' '}
        <time dateTime={payment_due}>{formatMoment(payment_due)}</time>
      </h3>
      <dl className={css.ways}>
        <Way name="Payment reference">
          <strong className={css.reference}>{payment_reference}</strong>
          <CopyButton text={payment_reference} what="payment reference" />
        </Way>
        <Way name="Bank transfer">
          <span className={css.bank}>
            {bank.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </span>
          <CopyButton text={bank.join('\n')} what="bank details" />
        </Way>
        {bitcoin_address !== null && (
          <Way name="Bitcoin">
            {bitcoin_uri === null ? bitcoin_address : <a href={bitcoin_uri}>{bitcoin_address}</a>}
            <CopyButton text={bitcoin_address} what="Bitcoin address" />
          </Way>
        )}
      </dl>
      <p className={css.hint}>
        Write the payment reference on your transfer: it is how we recognise your payment.
      </p>
    </section>
  )
}

function Way({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={css.way}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
