import { useTranslate } from '@bandari/i18n/react'
import type { Basket, BasketLine } from '@bandari/sdk'
import { BasketTotals } from '../shared/purchase/BasketTotals.tsx'
import { AppliedCodes } from './AppliedCodes.tsx'
import { BasketShipping } from './BasketShipping.tsx'
import css from './BasketSummary.module.css'
import { DiscountForm } from './DiscountForm.tsx'
import { useOtherMethods } from '../shared/page/other-methods.ts'

interface BasketSummaryProps {
  basket: Basket
  lines: readonly BasketLine[]
}

export function BasketSummary({ basket, lines }: BasketSummaryProps) {
  const t = useTranslate()
  const others = useOtherMethods()
  return (
    <>
      <section className={css.part}>
        <h2 className={css.title}>{t('basket.shipping')}</h2>
        <BasketShipping basket={basket} lines={lines} />
      </section>
      <section className={css.part}>
        <h2 className={css.title}>{t('basket.discount')}</h2>
        <AppliedCodes basket={basket} />
        <DiscountForm />
      </section>
      <section className={css.part}>
        <h2 className={css.title}>{t('basket.sum')}</h2>
        <BasketTotals basket={basket} />
        <p className={css.note}>{t('basket.noPaymentNow', { others })}</p>
      </section>
    </>
  )
}
