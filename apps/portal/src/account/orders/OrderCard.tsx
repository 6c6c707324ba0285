import { Rich } from '@bandari/i18n/react'
import type { Order } from '@bandari/sdk'
import { buttonClass, Card } from '@bandari/ui'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { SpecifiedDate } from '../../shared/SpecifiedDate.tsx'
import { formatMoney } from '../../shared/format.ts'
import { OrderLines } from '../../shared/order/OrderLines.tsx'
import { nextStep } from '../../shared/order/order-status.ts'
import { StatusChip } from '../../shared/order/StatusChip.tsx'
import css from './OrderCard.module.css'
import { t } from '../../language/translator.ts'

export function OrderCard({ order }: { order: Order }) {
  const { number, status, date_placed, total_incl_tax, currency, line_props } = order
  return (
    <Card as="li">
      <div className={css.head}>
        <div>
          <h2 className={css.number}>{t('portalAccount.order', { number })}</h2>
          <p className={css.date}>
            <Rich
              id="portalAccount.placed"
              parts={{ day: <SpecifiedDate iso={date_placed} as="day" /> }}
            />
          </p>
        </div>
        <StatusChip status={status} payment_state={order.payment_state} />
      </div>
      <p className={css.next}>{nextStep(order)}</p>
      <OrderLines lines={line_props} currency={currency} />
      <div className={css.foot}>
        <p>
          <span className={css.totalLabel}>{t('portal.totalWithTax')}</span>
          <strong className={css.total}>{formatMoney({ amount: total_incl_tax, currency })}</strong>
        </p>
        <Link
          className={buttonClass({ variant: 'secondary' })}
          to={paths.order(order.id)}
          aria-label={t('portalAccount.viewOrderNumber', { number })}
        >
          {t('portalAccount.viewOrder')}
        </Link>
      </div>
    </Card>
  )
}
