import { detailLabel } from '@bandari/i18n/payment-details'
import type { Order, PaymentOption } from '@bandari/sdk'
import { paymentMethodLabels } from '@bandari/ui'
import { type ReactNode, Suspense } from 'react'
import { CopyButton } from '../../shared/CopyButton.tsx'
import { formatMoney } from '../../shared/format.ts'
import { paymentMethods } from '../../payment-methods/methods.ts'
import { standingOf } from './order-standing.ts'
import css from './PaymentPanel.module.css'
import { formatSentence, t } from '../../language/translator.ts'

/** How to pay, while the order waits for it (decisions 6 and 7). The page's first words name the amount and the deadline. */
export function PaymentPanel({ order }: { order: Order }) {
  const { payment_reference, balance, currency } = order
  const amount = formatMoney({ amount: balance.due, currency })
  return (
    <section className={css.panel} aria-labelledby="how-to-pay">
      <h2 id="how-to-pay">{t('portalAccount.howToPay')}</h2>
      {standingOf(order) === 'looked-for' && <p>{t('portalAccount.paid.toPay', { amount })}</p>}
      <dl className={css.ways}>
        <PaymentMethod name={t('portalAccount.paymentReference')}>
          <strong className={css.reference}>{payment_reference}</strong>
          <CopyButton text={payment_reference} what={t('portalAccount.paymentReferenceName')} />
        </PaymentMethod>
        {order.payment_options.map((option) => (
          <PaymentOptionRow key={option.method} option={option}>
            <Quote order={order} method={option.method} />
          </PaymentOptionRow>
        ))}
      </dl>
      <p className={css.hint}>{t('portalAccount.quoteReference')}</p>
      <Suspense>
        {order.status === 'Pending' &&
          paymentMethods.map(({ code, Ask }) => Ask && <Ask key={code} order={order} />)}
      </Suspense>
    </section>
  )
}

function Quote({ order, method }: { order: Order; method: PaymentOption['method'] }) {
  const Found = paymentMethods.find(({ code }) => code === method)?.Quote
  if (!Found) return null
  return (
    <Suspense>
      <Found order={order} />
    </Suspense>
  )
}

interface PaymentOptionProps {
  option: PaymentOption
  children?: ReactNode
}

function PaymentOptionRow({ option: { method, details, uri }, children }: PaymentOptionProps) {
  const { name, details: what } = paymentMethodLabels(method)
  const isWallet = uri !== null
  const lines = details.map(({ label, value }) =>
    isWallet || label === ''
      ? value
      : t('portalAccount.paymentDetail', { label: detailLabel(label, t), value }),
  )
  return (
    <PaymentMethod name={formatSentence(name)}>
      {isWallet ? (
        <a href={uri}>{lines.join(' ')}</a>
      ) : (
        <span className={css.bank}>
          {lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </span>
      )}
      <CopyButton text={lines.join('\n')} what={formatSentence(what)} />
      {children}
    </PaymentMethod>
  )
}

function PaymentMethod({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={css.way}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
