import { useFormat, useFormatSentence, useTranslate } from '@bandari/i18n/react'
import type { Basket } from '@bandari/sdk'
import { awaitsInsurance, costLabel, Notice } from '@bandari/ui'
import { basketPrice } from './basket-price.ts'
import { MyMoney } from '../money/MyMoney.tsx'
import css from './BasketTotals.module.css'
import { costAmount, isTakenOff } from '../money/cost-amount.ts'
import { chargeState } from './shipping-charge.ts'
import { totalName } from './total-name.ts'

/** Every sum is the server's; nothing is added up here. */
export function BasketTotals({ basket }: { basket: Basket }) {
  const format = useFormat()
  const t = useTranslate()
  const formatSentence = useFormatSentence()
  const { cost_lines, totalCost, currency } = basket
  const isDetermined = chargeState(basket) === 'determined'
  return (
    <>
      <dl className={css.totals}>
        {cost_lines.map((line) => (
          <Row
            key={line.kind}
            label={formatSentence(costLabel(line))}
            value={costAmount(line, format)}
            saving={isTakenOff(line)}
          />
        ))}
        {!isDetermined && <Row label={t('shared.shipping')} value={t('shared.toBeQuoted')} />}
        {awaitsInsurance(basket) && (
          <Row label={t('ui.costInsurance')} value={t('shared.insuranceUnknown')} />
        )}
        <div className={css.sum}>
          <dt>{t(totalName(basket))}</dt>
          <dd>
            {basketPrice(basket, totalCost, format)}
            <MyMoney amount={totalCost} currency={currency} />
          </dd>
        </div>
      </dl>
      <MyMoney show="rate" currency={currency} />
      <EndedDiscount basket={basket} />
    </>
  )
}

const endedDiscounts = {
  expired: 'shared.discount.expired',
  used: 'shared.discount.used',
  'used-by-account': 'shared.discount.usedByYou',
  own: 'shared.discount.own',
  'not-qualified': 'shared.discount.notQualified',
  'second-person': 'shared.discount.secondPerson',
} as const

/** Why the discount in the basket takes nothing off any more. */
function EndedDiscount({ basket: { discount_state: state, discountCode } }: { basket: Basket }) {
  const t = useTranslate()
  if (state === null || state === 'ok') return null
  return (
    <Notice kind="attention" live>
      {t(endedDiscounts[state], { code: discountCode ?? '' })}
    </Notice>
  )
}

interface RowProps {
  label: string
  value: string
  saving?: boolean
}

function Row({ label, value, saving }: RowProps) {
  return (
    <div className={saving ? css.saving : css.row}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}
