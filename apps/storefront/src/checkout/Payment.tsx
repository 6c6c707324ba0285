import { useSay } from '@bandari/i18n/react'
import type { Order, PaymentOption } from '@bandari/sdk'
import { formatMoney, paymentMethodWords } from '@bandari/ui'
import { Fragment, type ReactNode } from 'react'
import { CopyButton } from '../shared/CopyButton.tsx'
import { orderDay } from './order-day.ts'
import css from './Payment.module.css'
import { Section } from './ReviewSections.tsx'

/** How to pay: amount, reference, deadline, and where the money goes by each of the methods. */
export function Payment({ order }: { order: Order }) {
  const say = useSay()
  const total = formatMoney({ amount: order.total_incl_tax, currency: order.currency })
  return (
    <Section title="How to pay">
      <dl className={css.key}>
        <Fact label="Amount" value={total} />
        <Fact
          label="Payment reference"
          value={order.payment_reference}
          action={<CopyButton text={order.payment_reference} what="payment reference" />}
        />
        <Fact label="Pay by" value={orderDay(order.payment_due)} />
      </dl>
      {order.payment_options.map((option) => (
        <Fragment key={option.method}>
          <h3>{say(paymentMethodWords(option.method).title)}</h3>
          {option.uri === null ? <Details option={option} /> : <Wallet option={option} />}
        </Fragment>
      ))}
      <p className={css.warning}>
        We never change bank details by e-mail. If a message says otherwise, phone us before you
        pay.
      </p>
    </Section>
  )
}

interface FactProps {
  label: string
  value: string
  action?: ReactNode
}

function Fact({ label, value, action }: FactProps) {
  return (
    <div className={css.fact}>
      <dt>{label}</dt>
      <dd>
        {value}
        {action}
      </dd>
    </div>
  )
}

function Details({ option: { details } }: { option: PaymentOption }) {
  return (
    <dl className={css.bank}>
      {details.map(({ label, value }) => (
        <div key={`${label} ${value}`} className={css.row}>
          <dt>{label}</dt>
          <dd>
            {value}
            <CopyButton text={value} what={label || 'line'} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** A link that the payer's wallet opens. */
function Wallet({ option: { details, uri } }: { option: PaymentOption }) {
  return (
    <div className={css.bitcoin}>
      {details.map(({ label, value }) => (
        <Fragment key={value}>
          <code className={css.address}>{value}</code>
          <CopyButton text={value} what={label} />
        </Fragment>
      ))}
      {uri && <a href={uri}>Open in a wallet</a>}
    </div>
  )
}
