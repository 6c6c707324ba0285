import { useFormat, useFormatSentence, useTranslate } from '@bandari/i18n/react'
import type { Order } from '@bandari/sdk'
import { awaitsInsurance, costLabel } from '@bandari/ui'
import { costAmount, isTakenOff } from '../shared/money/cost-amount.ts'
import { FitTold } from './FitTold.tsx'
import css from './OrderSummary.module.css'
import { OrderedLine } from './ReviewSections.tsx'

/** The order as it was placed, in its own currency (decision 5). */
export function OrderSummary({ order }: { order: Order }) {
  const format = useFormat()
  const formatSentence = useFormatSentence()
  const t = useTranslate()
  const money = (amount: string) => format.money({ amount, currency: order.currency })
  // The prices of the goods above are after discount.
  const further = order.cost_lines.filter(({ kind }) => kind !== 'goods')
  return (
    <>
      <h2 className={css.title}>{t('checkout.orderNumber', { number: order.number })}</h2>
      <ul className={`plain-list ${css.lines}`}>
        {order.line_props.map(({ image, title, qty, price, fit }, index) => (
          <OrderedLine
            key={`${index} ${title}`}
            image={image}
            title={title}
            quantity={qty}
            price={money(price)}
          >
            {fit && <FitTold fit={fit} />}
          </OrderedLine>
        ))}
      </ul>
      <dl className={css.rows}>
        {further.map((line) => (
          <Row
            key={line.kind}
            label={
              isTakenOff(line)
                ? t('checkout.costIncluded', { cost: formatSentence(costLabel(line)) })
                : formatSentence(costLabel(line))
            }
            value={costAmount(line, format)}
          />
        ))}
        {!order.insurance_requested && (
          <Row label={t('ui.costInsurance')} value={t('checkout.insuranceNo')} />
        )}
        {awaitsInsurance(order) && (
          <Row label={t('ui.costInsurance')} value={t('shared.insuranceUnknown')} />
        )}
        <div className={css.sum}>
          <dt>{t(awaitsInsurance(order) ? 'shared.totalWithoutInsurance' : 'checkout.total')}</dt>
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
