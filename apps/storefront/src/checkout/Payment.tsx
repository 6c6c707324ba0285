import type { Order } from '@bandari/sdk'
import { formatMoney } from '@bandari/ui'
import type { ReactNode } from 'react'
import { CopyButton } from '../shared/CopyButton.tsx'
import { orderDay } from './order-day.ts'
import css from './Payment.module.css'
import { Section } from './ReviewSections.tsx'

/** How to pay: amount, reference, deadline, bank details and, where configured, Bitcoin. */
export function Payment({ order }: { order: Order }) {
  const { bank, bitcoin_address, bitcoin_uri } = order.payment_instructions
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
      <h3>Bank wire transfer</h3>
      <dl className={css.bank}>
        {bank.map((line) => (
          <BankLine key={line} line={line} />
        ))}
      </dl>
      {bitcoin_address && (
        <>
          <h3>Bitcoin</h3>
          <div className={css.bitcoin}>
            <code className={css.address}>{bitcoin_address}</code>
            <CopyButton text={bitcoin_address} what="Bitcoin address" />
            {bitcoin_uri && <a href={bitcoin_uri}>Open in a wallet</a>}
          </div>
        </>
      )}
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

/** A line of the settings, `Account: 0100 4471 2208`, or a line without a label. */
function BankLine({ line }: { line: string }) {
  const [, label = '', value = line] = /^([^:]{1,30}): *(.+)$/.exec(line) ?? []
  return (
    <div className={css.row}>
      <dt>{label}</dt>
      <dd>
        {value}
        <CopyButton text={value} what={label || 'line'} />
      </dd>
    </div>
  )
}
