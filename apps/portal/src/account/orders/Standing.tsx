import { Rich } from '@bandari/i18n/react'
import type { Order } from '@bandari/sdk'
import { buttonClass, Card, Notice } from '@bandari/ui'
import { storefrontPaths, storefrontUrl } from '../../paths.ts'
import { formatMoment } from '../../shared/dates.ts'
import { formatMoney } from '../../shared/format.ts'
import { nextStep } from '../../shared/order/order-status.ts'
import { StatusChip } from '../../shared/order/StatusChip.tsx'
import { type OrderStanding, standingOf } from './order-standing.ts'
import { ReportPayment } from './ReportPayment.tsx'
import css from './Standing.module.css'
import { t } from '../../language/translator.ts'

/** How the order stands, what happens now, and the one thing to do. Read out when it changes. */
export function Standing({ order }: { order: Order }) {
  const standing = standingOf(order)
  return (
    <Card as="section" aria-labelledby="order-standing" aria-live="polite" className={css.standing}>
      <StatusChip status={order.status} payment_state={order.payment_state} />
      <h2 id="order-standing" className={css.title}>
        <Headline order={order} standing={standing} />
      </h2>
      <p>{standing === 'looked-for' ? t('portalAccount.paid.lookingNext') : nextStep(order)}</p>
      <CancellationNews order={order} />
      {order.status === 'Pending' && (
        <ReportPayment order={order}>
          <a className={buttonClass({ variant: 'secondary' })} href="#how-to-pay">
            {t('portalAccount.howToPay')}
          </a>
        </ReportPayment>
      )}
      {standing === 'canceled' && (
        <a
          className={buttonClass({ variant: 'secondary' })}
          href={storefrontUrl(storefrontPaths.search)}
        >
          {t('portalAccount.findVehicle')}
        </a>
      )}
    </Card>
  )
}

const headlines = {
  'looked-for': 'portalAccount.paid.looking',
  declined: 'portalAccount.standing.declined',
  paid: 'portalAccount.standing.paid',
  refunded: 'portalAccount.standing.refunded',
  shipped: 'portalAccount.standing.shipped',
  canceled: 'portalAccount.standing.canceled',
} as const

function Headline({ order, standing }: { order: Order; standing: OrderStanding }) {
  const { payment_due: due, balance, currency } = order
  const amount = formatMoney({ amount: balance.due, currency })
  if (standing === 'rest-to-pay') return t('portalAccount.paid.toPay', { amount })
  if (standing !== 'to-pay') return t(headlines[standing])
  return (
    <Rich
      id="portalAccount.payBy"
      values={{ amount }}
      parts={{ due: <time dateTime={due}>{formatMoment(due)}</time> }}
    />
  )
}

/** What became of the wish to cancel, while the order goes on. */
function CancellationNews({ order: { status, cancellation } }: { order: Order }) {
  const { request } = cancellation
  if (request === null || status === 'Canceled' || status === 'Shipped') return null
  return request.ended_at === null ? (
    <Notice
      title={t(
        request.asked_by === 'shop'
          ? 'portalAccount.cancel.stopped'
          : 'portalAccount.cancel.waiting',
      )}
    >
      {t(
        request.asked_by === 'shop'
          ? 'portalAccount.cancel.stoppedText'
          : 'portalAccount.cancel.waitingText',
        { moment: formatMoment(request.asked_at) },
      )}
      {request.reason !== '' && <q className={css.said}>{request.reason}</q>}
    </Notice>
  ) : (
    request.state === 'declined' && (
      <Notice kind="attention" title={t('portalAccount.cancel.declined')}>
        {request.answer}
      </Notice>
    )
  )
}
