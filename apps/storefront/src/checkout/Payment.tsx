import { detailLabel } from '@bandari/i18n/payment-details'
import { useFormat, useFormatSentence, useTranslate, useTranslator } from '@bandari/i18n/react'
import type { Order, PaymentOption } from '@bandari/sdk'
import { paymentMethodLabels } from '@bandari/ui'
import { Fragment, type ReactNode } from 'react'
import { CopyButton } from '../shared/page/CopyButton.tsx'
import { formatLocalMoment } from '../shared/page/local-moment.ts'
import css from './Payment.module.css'
import { Section } from './ReviewSections.tsx'

/** How to pay: amount, reference, deadline, and where the money goes by each of the methods. */
export function Payment({ order }: { order: Order }) {
  const format = useFormat()
  const formatSentence = useFormatSentence()
  const { t, locale } = useTranslator()
  const total = format.money({ amount: order.total_incl_tax, currency: order.currency })
  return (
    <Section title={t('checkout.howToPay')}>
      <dl className={css.key}>
        <Fact label={t('checkout.amount')} value={total} />
        <Fact
          label={t('checkout.paymentReference')}
          value={order.payment_reference}
          action={
            <CopyButton text={order.payment_reference} what={t('checkout.paymentReferenceName')} />
          }
        />
        <Fact label={t('checkout.payBy')} value={formatLocalMoment(order.payment_due, locale)} />
      </dl>
      {order.payment_options.map((option) => (
        <Fragment key={option.method}>
          <h3>{formatSentence(paymentMethodLabels(option.method).title)}</h3>
          {option.uri === null ? <Details option={option} /> : <Wallet option={option} />}
        </Fragment>
      ))}
      <p className={css.warning}>{t('checkout.neverByMail')}</p>
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
  const t = useTranslate()
  return (
    <dl className={css.bank}>
      {details.map(({ label, value }) => (
        <div key={`${label} ${value}`} className={css.row}>
          <dt>{detailLabel(label, t)}</dt>
          <dd>
            {value}
            <CopyButton text={value} what={detailLabel(label, t) || t('checkout.line')} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** A link that the payer's wallet opens. */
function Wallet({ option: { details, uri } }: { option: PaymentOption }) {
  const t = useTranslate()
  return (
    <div className={css.wallet}>
      {details.map(({ label, value }) => (
        <Fragment key={value}>
          <code className={css.address}>{value}</code>
          <CopyButton text={value} what={detailLabel(label, t)} />
        </Fragment>
      ))}
      {uri && <a href={uri}>{t('checkout.openWallet')}</a>}
    </div>
  )
}
